import type { CommandTable } from "./commandLine";
import { TOFU_OPTIONS } from "./tofuOptions";

/** Options that every Terragrunt 1.1 command takes. */
const COMMON =
  "--log-level= --log-format= --log-disable --log-show-abs-paths --no-color --working-dir= --non-interactive " +
  "--strict-mode --strict-control= --experiment-mode --experiment= --help --version --no-tips";

/** Options of commands that run OpenTofu. */
const RUN =
  "--all --graph --backend-bootstrap --config= --tf-path= --source= --source-update --source-map= --download-dir= " +
  "--filter= --filter-affected --filters-file= --queue-include-dir= --queue-exclude-dir= --queue-include-external " +
  "--queue-exclude-external --queue-excludes-file= --queue-include-units-reading= --queue-strict-include " +
  "--queue-ignore-errors --queue-ignore-dag-order --queue-construct-as= --units-that-include= --parallelism= " +
  "--out-dir= --json-out-dir= --no-auto-init --no-auto-approve --no-auto-retry --no-auto-provider-cache-dir " +
  "--provider-cache --provider-cache-dir= --iam-assume-role= --iam-assume-role-duration= " +
  "--iam-assume-role-session-name= --auth-provider-cmd= --feature= --report-file= --report-format= " +
  "--summary-disable --summary-per-unit --inputs-debug --no-stack-generate --disable-bucket-update " +
  "--dependency-fetch-output-from-state --fail-fast --use-partial-parse-config-cache --no-destroy-dependencies-check --destroy-dependencies-check";

const FINDING =
  "--filter= --filter-affected --json --format= --dag --dependencies --external --exclude --include --reading --queue-construct-as= --hidden --no-hidden";

const shortcuts = Object.fromEntries(
  Object.entries(TOFU_OPTIONS)
    .filter(([name]) => name !== "" && name !== "*")
    .map(([name, options]) => [name, `${options} ${RUN}`]),
);

/** Commands of Terragrunt 1.1: its own, and those that it passes on to OpenTofu. */
export const TERRAGRUNT_OPTIONS: CommandTable = {
  ...shortcuts,
  "*": COMMON,
  "": "",
  run: RUN,
  exec: `${RUN} --in-download-dir`,
  "backend bootstrap": "--all --config= --filter= --download-dir= --iam-assume-role= --source=",
  "backend delete": "--all --config= --force --filter= --download-dir=",
  "backend migrate": "--config= --force --download-dir=",
  "stack generate": "--filter= --parallelism= --source-update --no-stack-validate",
  "stack run": RUN,
  "stack output": "--format= --json --raw",
  "stack clean": "",
  find: FINDING,
  list: `${FINDING} --long --tree`,
  "hcl fmt": "--check --diff --file= --exclude-dir= --filter= --stdin --parallelism= --all",
  "hcl validate": "--inputs --strict --show-config-path --json --all --filter=",
  "dag graph": "",
  render: "--json --format= --write --out= --with-metadata --all --disable-dependent-modules",
  "info print": "",
  "info strict list": "",
  scaffold: "--var= --var-file= --no-include-root --no-dependency-prompt --root-file-name= --output-folder=",
};
