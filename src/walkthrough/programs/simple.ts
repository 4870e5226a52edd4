import {
  CommandError,
  printed,
  runsUntilInterrupted,
  silent,
  unknownOutput,
  type Answer,
  type Call,
  type Program,
} from "../call";
import { readCommandLine, requireFile, type CommandTable } from "./commandLine";

const WHERE = "src/walkthrough/programs/simple.ts";

/** Options whose value is a file that has to exist. */
const FILE_OPTIONS = ["-f", "--filename", "--values", "--config", "--from-file"];

/** A fake program that checks only its command line and its input files. */
function simple(names: RegExp, table: CommandTable): Program {
  const run = (call: Call): Answer => {
    const line = readCommandLine(call, table, WHERE);
    for (const option of FILE_OPTIONS) {
      for (const file of line.options.get(option) ?? []) {
        const source = file.includes("=") ? (file.split("=")[1] ?? "") : file;
        if (source === "-" && call.input.trim() === "") {
          throw new CommandError(`"${call.program} ${line.command}" reads standard input, but receives nothing`);
        }
        if (source !== "-" && source !== "" && !source.startsWith("https://")) {
          requireFile(call, source);
        }
      }
    }
    if (line.command === "port-forward") {
      return runsUntilInterrupted;
    }
    return call.isCaptured ? printed(`sample-${line.command.replaceAll(" ", "-")}\n`) : unknownOutput;
  };
  return { names, run };
}

const KUBECTL_ALWAYS =
  "-n= --namespace= --context= --kubeconfig= --as= --as-group= --request-timeout= -v= --cluster= --user= --server= --token=";
const SELECTING = "-l= --selector= -A --all-namespaces --field-selector= --all";
const PRINTING = "-o= --output= --no-headers --sort-by= --show-labels -w --watch --template= -L= --label-columns=";
const FROM_FILE = "-f= --filename= -k= --kustomize= -R --recursive";
const DRY = "--dry-run= --server-side --force-conflicts --field-manager= --validate= --save-config";

const KUBECTL: CommandTable = {
  "*": KUBECTL_ALWAYS,
  "": "",
  version: `--client -o= --output=`,
  apply: `${FROM_FILE} ${DRY} ${SELECTING} --prune --wait --timeout= -o=`,
  create: `${FROM_FILE} ${DRY} -o=`,
  "create namespace": `${DRY} -o=`,
  "create deployment": `${DRY} --image= --replicas= --port= -o=`,
  "create secret generic": `${DRY} --from-literal= --from-file= -o=`,
  "create token": "--duration= --audience=",
  delete: `${FROM_FILE} ${SELECTING} --wait= --now --grace-period= --force --timeout= --ignore-not-found --cascade=`,
  get: `${FROM_FILE} ${SELECTING} ${PRINTING} --raw= --ignore-not-found --chunk-size=`,
  describe: `${FROM_FILE} ${SELECTING}`,
  logs: "-f --follow -l= --selector= --tail= --since= -c= --container= --all-containers --previous -p --prefix",
  exec: "-it -i -t -c= --container= --stdin --tty",
  run: "--image= --rm -it -i -t --restart= --command --env= --labels= -l= --port= --overrides= --quiet -q --attach --dry-run= -o= --timeout= --pod-running-timeout=",
  "rollout status": "--timeout= -w --watch= -l= --selector=",
  "rollout restart": "-l= --selector=",
  "rollout undo": "--to-revision=",
  "rollout history": "--revision=",
  scale: "--replicas= -l= --selector= --timeout=",
  wait: "--for= --timeout= -l= --selector= --all -A --all-namespaces -f= --filename=",
  "port-forward": "--address= --pod-running-timeout=",
  expose: "--port= --target-port= --type= --name= --protocol= --dry-run= -o=",
  "auth can-i": `${SELECTING} --list --quiet -q --subresource=`,
  "auth whoami": "-o=",
  "config use-context": "",
  "config current-context": "",
  "config get-contexts": "-o= --output= --no-headers",
  "config view": "--minify --raw --flatten -o= --output=",
  "config delete-context": "",
  "config delete-cluster": "",
  "config delete-user": "",
  "config set-context": "--current --namespace=",
  drain:
    "--ignore-daemonsets --delete-emptydir-data --force --grace-period= --timeout= -l= --selector= --pod-selector= --dry-run=",
  cordon: "-l= --selector=",
  uncordon: "-l= --selector=",
  "top nodes": "-l= --sort-by=",
  "top pods": "-l= --selector= -A --all-namespaces --containers --sort-by=",
  label: "--overwrite --all -l= --selector=",
  annotate: "--overwrite --all",
  taint: "--overwrite --all -l=",
  patch: "-p= --patch= --type= --patch-file= --subresource=",
  "cluster-info": "",
  "api-resources": "--namespaced= --api-group= -o= --verbs=",
  "api-versions": "",
  events: "-A --all-namespaces --for= --types= -w --watch",
  explain: "--recursive --api-version=",
  diff: `${FROM_FILE} --server-side`,
};

const HELM_COMMON = "-n= --namespace= --kube-context= --kubeconfig= --debug";
const INSTALLING =
  "--version= --values= -f= --set= --set-string= --set-file= --create-namespace --wait --atomic --timeout= --repo= " +
  "--dry-run --devel --reuse-values --reset-values --skip-crds --generate-name --rollback-on-failure";

const HELM: CommandTable = {
  "*": HELM_COMMON,
  "": "",
  version: "--short --template=",
  install: INSTALLING,
  upgrade: `${INSTALLING} --install -i --history-max= --cleanup-on-fail`,
  uninstall: "--wait --keep-history --timeout= --ignore-not-found --cascade=",
  rollback: "--wait --timeout= --cleanup-on-fail",
  list: "-A --all-namespaces -o= --output= --filter= -a --all",
  ls: "-A --all-namespaces -o= --output= --filter= -a --all",
  status: "--revision= -o= --output= --show-resources",
  history: "--max= -o=",
  template: `${INSTALLING} --include-crds --kube-version= --show-only= -s= --output-dir=`,
  lint: "--strict --values= -f= --set=",
  pull: "--version= --untar --untardir= --repo=",
  "repo add": "--force-update --username= --password=",
  "repo update": "",
  "repo remove": "",
  "registry login": "--username= -u= --password-stdin --password= -p=",
  "search repo": "--versions -l --version=",
  "show values": "--version= --repo=",
  "show crds": "--version= --repo=",
  "get values": "-a --all -o= --revision=",
  "get manifest": "--revision=",
};

const DOCKER: CommandTable = {
  "*": "--context= --config=",
  "": "--version",
  build:
    "-t= --tag= -f= --file= --build-arg= --platform= --push --load --no-cache --pull --target= --secret= --ssh= --provenance= --sbom= --progress=",
  "buildx build":
    "-t= --tag= -f= --file= --build-arg= --platform= --push --load --no-cache --pull --target= --secret= --ssh= --provenance= --sbom= --cache-from= --cache-to= --progress=",
  "buildx create": "--use --name= --driver=",
  "buildx imagetools inspect": "--format= --raw",
  login: "-u= --username= --password-stdin -p= --password=",
  logout: "",
  push: "--all-tags -a --platform= --quiet -q",
  pull: "--platform= --quiet -q",
  tag: "",
  run: "--rm -it -i -t -d --detach -e= --env= -v= --volume= -p= --publish= --name= --entrypoint= -w= --workdir= --platform= --network= -u= --user= --env-file=",
  images: "-q --quiet --format= --digests --filter= -f=",
  "image inspect": "--format= -f=",
  "image rm": "-f --force",
  rmi: "-f --force",
  ps: "-a --all -q --quiet --format=",
  stop: "",
  rm: "-f --force -v",
  logs: "-f --follow --tail= --since=",
  exec: "-it -i -t -e= -w=",
  inspect: "--format= -f=",
  version: "--format=",
};

const GO: CommandTable = {
  "*": "",
  "": "",
  version: "",
  "mod init": "",
  "mod tidy": "-v -compat= -go=",
  "mod download": "",
  get: "-u -t -v",
  test: "-v -timeout= -run= -count= -parallel= -tags= -json -race -p= -failfast -short",
  vet: "",
  build: "-o= -v",
  install: "-v",
  run: "",
  fmt: "",
};

const CLOUD_NUKE: CommandTable = {
  "*": "--log-level= --help",
  "": "--version -v",
  aws:
    "--region= --exclude-region= --resource-type= --exclude-resource-type= --list-resource-types --older-than= " +
    "--newer-than= --dry-run --force --config= --timeout= --delete-unaliased-kms-keys --output-format= --output-file= --exclude-first-seen",
  "defaults-aws": "--region= --exclude-region= --sg-only --force",
  "inspect-aws":
    "--region= --exclude-region= --resource-type= --older-than= --list-unaliased-kms-keys --output-format=",
};

const MISE: CommandTable = {
  "*": "-C= --cd= -y --yes -q --quiet -v",
  "": "--version",
  install: "--force -f --jobs= -j=",
  ls: "--current -c --json -J --installed -i --global -g --missing -m",
  which: "",
  use: "--global -g --pin",
  trust: "--all -a",
  exec: "-c= --command=",
  doctor: "",
  version: "",
  upgrade: "--bump -l --interactive -i",
  activate: "",
};

const CURL: CommandTable = {
  "": "-f -s -S -L -o= -O -I -X= -H= -d= -u= -v -k -w= -m= -i -fsSL -fsS -sS -sSf -sI -sL -fL -sSL -fsSLo= --fail --silent --show-error --location --output= --request= --header= --data= --max-time= --retry= --connect-timeout= --resolve= --head --cacert= --write-out=",
};

const PACKER: CommandTable = {
  "*": "",
  "": "",
  init: "-upgrade",
  validate: "-var= -var-file= -syntax-only",
  build: "-var= -var-file= -only= -except= -on-error= -force -color= -timestamp-ui",
  fmt: "-check -diff -recursive -write=",
  version: "",
};

const SSH: CommandTable = { "": "-T -i= -p= -L= -N -f -A -J= -o= -v -t -q" };

const EKSCTL: CommandTable = {
  "*": "--region= --cluster= --profile=",
  "": "",
  "utils write-kubeconfig": "--kubeconfig= --set-kubeconfig-context=",
  "get nodegroup": "-o=",
  version: "",
};

/** Checks mise's own command line. `createMise` adds the program that `mise exec` runs. */
export const mise = simple(/mise/, MISE);

const always = (names: RegExp): Program => ({ names, run: () => silent });

/** Programs whose effects are not modeled, by name. */
export const simplePrograms: Record<string, Program> = {
  kubectl: simple(/kubectl/, KUBECTL),
  helm: simple(/Helm/, HELM),
  docker: simple(/Docker/, DOCKER),
  go: simple(/\bGo\b/, GO),
  "cloud-nuke": simple(/cloud-nuke/, CLOUD_NUKE),
  curl: simple(/curl/, CURL),
  packer: simple(/Packer/, PACKER),
  ssh: simple(/SSH/, SSH),
  eksctl: simple(/eksctl/, EKSCTL),
  "session-manager-plugin": always(/Session Manager plugin/),
  brew: simple(/Homebrew/, { "": "", install: "--cask", upgrade: "", tap: "" }),
  sleep: always(/./),
};
