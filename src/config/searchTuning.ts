import type { SearchTuning } from "../search/types";

/**
 * Words with the same meaning: a search for one in a row also finds the others. They are terms of the
 * whole field; words for the subject of one page belong in its front matter, as `keywords`.
 */
const synonyms = [
  // Compute
  ["k8s", "k8", "kubernetes"],
  ["ec2", "virtual machine", "vm"],
  ["asg", "auto scaling group", "scaling group"],
  ["eks", "elastic kubernetes service"],
  ["ecs", "elastic container service"],
  ["ami", "machine image"],
  ["lambda", "serverless"],
  ["hpa", "horizontal pod autoscaler"],
  ["crd", "custom resource definition"],
  ["cron", "cron job", "scheduled job", "scheduled task"],

  // Networking
  ["vpc", "virtual private cloud"],
  ["vpn", "virtual private network"],
  ["alb", "application load balancer", "elb", "elastic load balancer", "load balancer", "loadbalancer"],
  ["nlb", "network load balancer"],
  ["nacl", "network acl", "network access control list"],
  ["sg", "security group", "firewall"],
  ["nat", "network address translation"],
  ["igw", "internet gateway"],
  ["tgw", "transit gateway"],
  ["eip", "elastic ip"],
  ["eni", "network interface"],
  ["cidr", "ip range", "address range"],
  ["dns", "route 53", "domain name"],
  ["cdn", "cloudfront"],
  ["waf", "web application firewall"],
  ["az", "availability zone"],
  ["bastion", "jump host", "jump box"],

  // Data
  ["db", "database"],
  ["rds", "relational database"],
  ["postgres", "postgresql", "pg"],
  ["mssql", "sql server"],
  ["elasticsearch", "opensearch"],
  ["s3", "bucket", "object storage"],
  ["ebs", "block storage"],
  ["efs", "nfs", "network file system"],
  ["ecr", "container registry", "docker registry", "image registry"],
  ["sns", "notifications topic", "pub/sub"],
  ["sqs", "message queue"],
  ["msk", "kafka"],
  ["dynamodb", "nosql"],
  ["backup", "snapshot"],

  // Security and accounts
  ["mfa", "2fa", "multi-factor authentication", "two-factor authentication"],
  ["sso", "single sign-on", "iam identity center"],
  ["iam", "identity and access management"],
  ["irsa", "iam roles for service accounts"],
  ["idp", "identity provider"],
  ["oidc", "openid connect"],
  ["rbac", "role-based access control"],
  ["scp", "service control policy"],
  ["ou", "organizational unit"],
  ["org", "organization"],
  ["acm", "certificate manager"],
  ["tls", "ssl"],
  ["kms", "customer master key", "cmk"],
  ["cmk", "kms key"],
  ["ssm", "systems manager", "session manager"],
  ["creds", "credentials"],
  ["auth", "authentication", "authorization"],
  ["login", "log in", "sign in", "authenticate"],
  ["perms", "permissions"],
  ["cloudtrail", "audit log", "audit trail"],
  ["guardduty", "threat detection", "intrusion detection"],
  ["secret", "password"],
  ["cis", "center for internet security"],
  ["encryption", "encrypt at rest"],

  // Infrastructure as code and delivery
  ["iac", "infrastructure as code"],
  ["infra", "infrastructure"],
  ["tf", "opentofu", "tofu", "terraform"],
  ["tg", "terragrunt"],
  ["hcl", "hashicorp configuration language"],
  ["tfstate", "state file", "terraform state"],
  ["cfn", "cloudformation"],
  ["cdk", "cloud development kit"],
  ["ci/cd", "cicd", "continuous integration", "continuous delivery", "continuous deployment"],
  ["gha", "github actions"],
  ["pr", "pull request", "merge request"],
  ["vcs", "version control"],
  ["semver", "semantic versioning"],
  ["ref arch", "refarch", "reference architecture"],

  // Operations
  ["cw", "cloudwatch"],
  ["alert", "alarm"],
  ["cost", "billing", "spending", "price", "pricing"],
  ["ha", "high availability"],
  ["dr", "disaster recovery"],
  ["upgrade", "update"],
  ["delete", "destroy", "remove", "tear down", "undeploy", "decommission"],
  ["roll back", "rollback", "revert", "undo"],
  ["restore", "recover", "get back", "bring back"],
  ["prevent", "avoid"],
  ["debug", "troubleshoot", "diagnose"],
  ["access denied", "permission denied", "not authorized", "unauthorized", "forbidden"],
  ["timeout", "time out", "timed out"],
  ["rotate", "renew"],
  ["resize", "enlarge", "grow"],
  ["migrate", "move"],
  ["autoscaling", "scale out", "scale up"],
  ["install", "set up", "setup"],

  // Short forms
  ["golang", "go"],
  ["yml", "yaml"],
  ["repo", "repository"],
  ["config", "configuration"],
  ["env", "environment"],
  ["env var", "environment variable"],
  ["prod", "production"],
  ["dev", "development"],
  ["app", "application"],
  ["admin", "administrator"],
  ["mgmt", "management"],
  ["docs", "documentation"],
  ["param", "parameter"],
  ["cli", "command line"],
];

/** Score factors by path prefix; the longest matching prefix applies. */
const pathWeights = {
  "/": 1,
  "/guides/stay-up-to-date": 0.9,
  "/reference/modules": 0.9,
  "/reference/tools": 0.9,
};

/** The settings of the embedded search. `yarn bench:search` shows the effect of a change. */
export const searchTuning: SearchTuning = { synonyms, pathWeights };
