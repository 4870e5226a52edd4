import type { SearchTuning } from "../search/types";

/**
 * Words that mean the same to readers. Each row is a group: a search for one also finds the
 * others. Add a row when readers search for a word that no page uses; several words are fine.
 */
const synonyms = [
  ["k8s", "kubernetes"],
  ["asg", "auto scaling group", "autoscaling group"],
  ["alb", "application load balancer", "elb", "elastic load balancer", "load balancer"],
  ["nlb", "network load balancer"],
  ["nacl", "network acl", "network access control list"],
  ["mfa", "2fa", "multi-factor authentication", "two-factor authentication"],
  ["sso", "single sign-on"],
  ["ci/cd", "cicd", "continuous integration", "continuous delivery", "continuous deployment"],
  ["opentofu", "tofu", "terraform"],
  ["tg", "terragrunt"],
  ["iac", "infrastructure as code"],
  ["vpc", "virtual private cloud"],
  ["sg", "security group"],
  ["db", "database"],
  ["rds", "relational database"],
  ["postgres", "postgresql"],
  ["eks", "elastic kubernetes service"],
  ["ecs", "elastic container service"],
  ["ecr", "container registry", "docker registry", "image registry"],
  ["ec2", "virtual machine", "vm"],
  ["s3", "object storage"],
  ["sns", "notifications topic"],
  ["dns", "route 53", "route53"],
  ["cdn", "cloudfront"],
  ["acm", "certificate manager"],
  ["kms", "customer master key", "cmk"],
  ["cmk", "kms key"],
  ["iam", "identity and access management"],
  ["scp", "service control policy"],
  ["ou", "organizational unit"],
  ["ami", "machine image"],
  ["az", "availability zone"],
  ["nat", "network address translation"],
  ["irsa", "iam roles for service accounts"],
  ["oidc", "openid connect"],
  ["gha", "github actions"],
  ["ref arch", "refarch", "reference architecture"],
  ["lambda", "serverless"],
  ["env var", "environment variable"],
  ["bastion", "jump host", "jump box"],
  ["login", "log in", "sign in", "authenticate"],
  ["upgrade", "update"],
  ["delete", "destroy", "remove", "tear down"],
  ["golang", "go"],
  ["yml", "yaml"],
  ["repo", "repository"],
  ["config", "configuration"],
  ["prod", "production"],
  ["dev", "development"],
  ["encryption", "encrypt at rest"],
  ["autoscaling", "auto scaling"],
];

/** Factors for the rank of pages by their path; the longest matching prefix counts. */
const pathWeights = {
  "/": 1,
  "/guides/stay-up-to-date": 0.9,
  "/reference/modules": 0.9,
  "/reference/tools": 0.9,
};

/** What writers tune about the embedded search. `yarn bench:search` shows the effect. */
export const searchTuning: SearchTuning = { synonyms, pathWeights };
