import type { CommandTable } from "./commandLine";

const PLANNING =
  "-var= -var-file= -lock= -lock-timeout= -refresh= -refresh-only -replace= -target= -exclude= -input= -no-color " +
  "-compact-warnings -concise -json -parallelism= -state= -show-sensitive -consolidate-warnings=";

/** Commands and options of OpenTofu 1.12, which include those of Terraform 1.5.7. */
export const TOFU_OPTIONS: CommandTable = {
  "*": "-chdir= -version -help",
  "": "-version -help",
  init:
    "-backend= -backend-config= -reconfigure -migrate-state -upgrade -input= -lockfile= -no-color -get= -lock= " +
    "-lock-timeout= -force-copy -from-module= -json -plugin-dir= -var= -var-file= -test-directory=",
  validate: "-json -no-color -test-directory= -no-tests -var= -var-file=",
  plan: `${PLANNING} -out= -destroy -detailed-exitcode -generate-config-out=`,
  apply: `${PLANNING} -auto-approve -destroy -backup= -state-out=`,
  destroy: `${PLANNING} -auto-approve`,
  output: "-json -raw -no-color -state= -show-sensitive",
  fmt: "-check -diff -list= -recursive -write= -no-color",
  test: "-filter= -json -test-directory= -var= -var-file= -verbose -no-color",
  show: "-json -no-color -show-sensitive",
  "state list": "-state= -id=",
  "state show": "-state=",
  "state mv": "-dry-run -lock= -lock-timeout=",
  "state rm": "-dry-run -lock= -lock-timeout=",
  "state pull": "",
  "state push": "-force -lock=",
  "providers lock": "-platform= -fs-mirror= -net-mirror=",
  providers: "",
  import: "-config= -var= -var-file= -input= -lock= -no-color",
  "force-unlock": "-force",
  version: "-json",
  "workspace list": "",
  console: "-var= -var-file=",
  graph: "-type= -plan=",
  get: "-update",
  // Commands of Terraform 0.12 and 0.13, which the update guides use.
  "0.12upgrade": "-yes -force",
  "0.13upgrade": "-yes",
  "state replace-provider": "-auto-approve -backup= -lock= -lock-timeout= -state=",
};
