/**
 * Queries with known answers, for the search benchmark (`yarn bench:search`). They were written
 * before the search was first run on them. An answer is the page that a reader with that query
 * wants; where readers may want either of two pages, both are right. Add queries; do not change
 * answers to fit the results.
 */
export type QueryClass =
  | "title"
  | "concept"
  | "identifier"
  | "abbreviation"
  | "prefix"
  | "stem"
  | "typo"
  | "identifier part"
  | "several words";

export interface KnownQuery {
  query: string;
  class: QueryClass;
  /** Paths of the right pages. */
  answers: string[];
}

const services = "/reference/services";
const build = "/guides/build-it-yourself";
const refarch = "/guides/reference-architecture";

/** Folders that most answers are in. */
export const places = {
  services,
  apps: `${services}/app-orchestration`,
  data: `${services}/data-storage`,
  landingZone: `${services}/landing-zone`,
  networking: `${services}/networking`,
  security: `${services}/security`,
  pipelineServices: `${services}/ci-cd-pipeline`,
  build,
  stay: "/guides/stay-up-to-date",
  framework: "/guides/production-framework",
  refarch,
  usage: `${refarch}/example-usage-guide`,
};
const { apps, data, landingZone, networking, security, pipelineServices, stay, framework, usage } = places;

type Row = [query: string, ...answers: string[]];

/** Queries from rows of a query and its answers, by class. */
export function knownQueriesOf(rows: Record<QueryClass, Row[]>): KnownQuery[] {
  return Object.entries(rows).flatMap(([name, list]) =>
    list.map(([query, ...answers]) => ({ query, class: name as QueryClass, answers })),
  );
}

export const knownQueries: KnownQuery[] = knownQueriesOf({
  title: [
    ["getting started", "/intro/overview/getting-started"],
    ["how it works", "/intro/overview/how-it-works"],
    ["what is gruntwork", "/intro/overview/intro-to-gruntwork"],
    ["use cases", "/intro/overview/use-cases"],
    ["immutable infrastructure", "/intro/core-concepts/immutable-infrastructure"],
    ["infrastructure as code", "/intro/core-concepts/infrastructure-as-code"],
    ["invite your team", "/intro/dev-portal/invite-team"],
    ["create your account", "/intro/dev-portal/create-account"],
    ["recommended tools", "/intro/environment-setup/recommended_tools"],
    ["packer", "/intro/tool-fundamentals/packer"],
    ["terragrunt", "/intro/tool-fundamentals/terragrunt"],
    ["docker", "/intro/tool-fundamentals/docker"],
    ["using terraform modules", "/intro/first-deployment/using-terraform-modules"],
    ["vpc core concepts", `${build}/vpc/core-concepts`],
    ["landing zone core concepts", `${build}/landing-zone/core-concepts`],
    ["kubernetes deployment walkthrough", `${build}/kubernetes-cluster/deployment-walkthrough`],
    ["pipelines production-grade design", `${build}/pipelines/production-grade-design`],
    ["achieve compliance", `${build}/achieve-compliance`],
    ["production framework", framework, "/intro/core-concepts/production-framework"],
    ["dev team experience", `${framework}/recipes/dev-team-experience`],
    ["undeploy", `${usage}/undeploy`],
    ["deploy your apps", `${usage}/deploy-apps`],
    ["add a new account", `${usage}/adding-a-new-account`],
    ["terraform style guide", "/guides/style/terraform-style-guide"],
    ["go style guide", "/guides/style/golang-style-guide"],
    ["module library", "/reference/modules/stub"],
    ["courses", "/courses"],
    ["support", "/support"],
    ["amazon aurora", `${data}/amazon-aurora`],
    ["amazon ecs service", `${apps}/amazon-ecs-service`],
    ["jenkins", `${pipelineServices}/jenkins`],
    ["karpenter", `${apps}/karpenter`],
    ["route 53 hosted zones", `${networking}/route-53-hosted-zones`],
    ["tailscale subnet router", `${security}/tailscale-subnet-router`],
  ],
  concept: [
    ["subnet tiers", `${build}/vpc/core-concepts`],
    ["vpc peering", `${build}/vpc/core-concepts`],
    ["security groups", `${build}/vpc/core-concepts`],
    ["route tables", `${build}/vpc/core-concepts`],
    ["control plane", `${build}/kubernetes-cluster/core-concepts`],
    ["worker nodes", `${build}/kubernetes-cluster/core-concepts`, `${apps}/amazon-eks-workers`],
    [
      "root user",
      `${build}/landing-zone/core-concepts`,
      `${build}/landing-zone/production-grade-design`,
      `${build}/landing-zone/deployment-walkthrough`,
    ],
    ["cloudtrail", `${build}/landing-zone/core-concepts`, `${build}/landing-zone/production-grade-design`],
    ["trunk-based development", `${build}/pipelines/core-concepts`],
    ["serverless", `${apps}/lambda`],
    ["semantic versioning", "/guides/working-with-code/versioning"],
    ["static site hosting", `${apps}/public-static-website`],
    ["self-service", `${framework}/ingredients/self-service`],
    ["vpn server", `${security}/open-vpn`],
    ["private certificate authority", `${security}/tls-scripts`],
    ["cost estimates", `${pipelineServices}/cost-management`],
    ["read replica", `${data}/amazon-rds-replica`],
    ["image registry", `${data}/amazon-ecr-repositories`],
    ["gitops", `${apps}/argo-cd`],
  ],
  identifier: [
    ["recommended_tools", "/intro/environment-setup/recommended_tools"],
    ["reserved_concurrent_executions", `${apps}/lambda`],
    ["custom_iam_role_name_prefix", `${apps}/amazon-ecs-service`],
    ["primary_instance_id", `${data}/amazon-rds-replica`],
    ["instance_count", `${data}/amazon-aurora`, `${data}/amazon-elasticsearch`],
    ["num_nat_gateways", `${networking}/virtual-private-cloud-vpc`, `${networking}/management-vpc`],
    ["kubernetes_version", `${apps}/amazon-eks`],
    ["find_in_parent_folders", "/intro/tool-fundamentals/terragrunt", `${services}/intro/deploy-new-infrastructure`],
    ["cluster_min_size", `${apps}/amazon-ecs-cluster`],
    ["vpn_subnet", `${security}/open-vpn`],
  ],
  abbreviation: [
    [
      "k8s",
      `${build}/kubernetes-cluster`,
      `${build}/kubernetes-cluster/core-concepts`,
      `${apps}/kubernetes-service`,
      `${apps}/kubernetes-namespace`,
    ],
    ["asg", `${apps}/auto-scaling-group-asg`],
    ["alb", `${networking}/elastic-load-balancer-elb`],
    ["eks", `${apps}/amazon-eks`],
    ["ecr", `${data}/amazon-ecr-repositories`],
    ["elb", `${networking}/elastic-load-balancer-elb`],
    ["rds", `${data}/amazon-rds`],
    ["nacl", `${build}/vpc/core-concepts`],
    ["iac", "/intro/core-concepts/infrastructure-as-code"],
    ["ci/cd", `${framework}/ingredients/ci-cd-pipeline`, `${build}/pipelines`],
    ["ec2", `${apps}/ec-2-instance`],
    ["s3", `${data}/s-3-bucket`],
    ["sns", `${networking}/sns-topics`],
    ["vpc", `${build}/vpc`, `${networking}/virtual-private-cloud-vpc`, `${build}/vpc/core-concepts`],
    ["opentofu", "/intro/tool-fundamentals/terraform"],
    ["ref arch", refarch],
    ["k8s namespace", `${apps}/kubernetes-namespace`],
    ["dns", `${networking}/route-53-hosted-zones`],
  ],
  prefix: [
    ["aur", `${data}/amazon-aurora`],
    ["memc", `${data}/amazon-elasti-cache-for-memcached`],
    ["bast", `${security}/bastion`],
    ["karp", `${apps}/karpenter`],
    ["jenk", `${pipelineServices}/jenkins`],
    ["undepl", `${usage}/undeploy`],
    ["immut", "/intro/core-concepts/immutable-infrastructure"],
    ["terragr", "/intro/tool-fundamentals/terragrunt"],
    ["lamb", `${apps}/lambda`],
    ["helm ser", `${apps}/helm-service`],
    ["fargate cl", `${apps}/amazon-ecs-fargate-cluster`],
    ["golang st", "/guides/style/golang-style-guide"],
    ["recommended to", "/intro/environment-setup/recommended_tools"],
    ["elasticsea", `${data}/amazon-elasticsearch`],
    ["management v", `${networking}/management-vpc`],
    ["gruntwork acc", `${landingZone}/gruntwork-access`],
  ],
  stem: [
    ["forked code", "/guides/working-with-code/forking"],
    ["contributions", "/guides/working-with-code/contributing"],
    ["deploying apps", `${usage}/deploy-apps`],
    ["configuring the reference architecture", `${refarch}/configuration-guide`],
    ["inviting teammates", "/intro/dev-portal/invite-team"],
    ["linking github", "/intro/dev-portal/link-github-id"],
    ["automated updates", `${framework}/ingredients/automatic-updates`],
    ["creating a service catalog", `${services}/intro/create-your-own-service-catalog`],
    ["changing infrastructure", `${services}/intro/make-changes-to-your-infrastructure`],
    ["tested modules", "/intro/first-deployment/testing"],
    ["styles", "/guides/style"],
    ["kubernetes services", `${apps}/kubernetes-service`],
    ["s3 buckets", `${data}/s-3-bucket`],
    ["topic", `${networking}/sns-topics`],
    ["authenticating", `${usage}/authenticate`],
  ],
  typo: [
    [
      "kuberntes",
      `${build}/kubernetes-cluster`,
      `${build}/kubernetes-cluster/core-concepts`,
      `${apps}/kubernetes-service`,
      `${apps}/kubernetes-namespace`,
    ],
    ["terragrutn", "/intro/tool-fundamentals/terragrunt"],
    ["jenkisn", `${pipelineServices}/jenkins`],
    ["bastoin", `${security}/bastion`],
    ["elasticache memcahced", `${data}/amazon-elasti-cache-for-memcached`],
    ["auora", `${data}/amazon-aurora`],
    ["lamdba", `${apps}/lambda`],
    ["complaince", `${build}/achieve-compliance`, `${build}/achieve-compliance/core-concepts`],
    ["imutable infrastructure", "/intro/core-concepts/immutable-infrastructure"],
    ["landing zoen", `${build}/landing-zone`, `${framework}/ingredients/landing-zone`],
    ["gruntwork pipelnes", `${build}/pipelines`, `${usage}/configure-gw-pipelines`],
    ["fargte", `${apps}/amazon-ecs-fargate-cluster`],
    ["cloudwacth alarms", `${usage}/monitoring-alerting-logging`],
    ["karpentr", `${apps}/karpenter`],
    ["elastisearch", `${data}/amazon-elasticsearch`],
    ["refrence architecture", refarch],
    ["openvnp", `${security}/open-vpn`],
    ["verisoning", "/guides/working-with-code/versioning"],
  ],
  "identifier part": [
    [
      "ssh_grunt",
      `${services}/app-orchestration/amazon-ecs-cluster`,
      `${services}/app-orchestration/amazon-eks`,
      `${services}/app-orchestration/amazon-eks-workers`,
      `${services}/app-orchestration/auto-scaling-group-asg`,
      `${services}/app-orchestration/ec-2-instance`,
      `${services}/ci-cd-pipeline/jenkins`,
      `${services}/security/bastion`,
      `${services}/security/open-vpn`,
      `${services}/security/tailscale-subnet-router`,
      `${services}/landing-zone/iam-users-and-iam-groups`,
    ],
    ["nat_gateways", `${networking}/virtual-private-cloud-vpc`, `${networking}/management-vpc`],
    ["dead_letter", `${apps}/lambda`],
    ["concurrent_executions", `${apps}/lambda`],
    ["replication_group", `${data}/amazon-elasti-cache-for-redis`],
    ["dedicated_master", `${data}/amazon-elasticsearch`],
    ["private_namespaces", `${networking}/route-53-hosted-zones`],
    ["fargate_profile", `${apps}/amazon-eks`, `${apps}/amazon-eks-core-services`, `${apps}/argo-cd`],
    ["canary_container", `${apps}/amazon-ecs-service`],
    ["lifecycle_rules", `${data}/s-3-bucket`],
  ],
  "several words": [
    ["aurora subnet", `${data}/amazon-aurora`],
    ["ecs cluster", `${apps}/amazon-ecs-cluster`],
    ["eks workers", `${apps}/amazon-eks-workers`],
    ["redis cache", `${data}/amazon-elasti-cache-for-redis`],
    ["open vpn", `${security}/open-vpn`],
    ["iam users and groups", `${landingZone}/iam-users-and-iam-groups`],
    ["security account baseline", `${landingZone}/aws-security-account-baseline-wrapper`],
    ["root account baseline", `${landingZone}/aws-root-account-baseline-wrapper`],
    ["app account", `${landingZone}/aws-app-account-baseline-wrapper`],
    ["ecs deploy runner", `${pipelineServices}/ecs-deploy-runner`],
    ["monitoring alerting logging", `${usage}/monitoring-alerting-logging`],
    ["upgrade terraform 0.13", `${stay}/terraform/terraform-13`],
    ["terraform 1.x upgrade", `${stay}/terraform/terraform-1.x`],
    ["aws provider v3", `${stay}/terraform/aws-provider-v3`],
    ["cis 1.4", `${stay}/cis/cis-1.4.0`],
    ["cis 1.3 upgrade", `${stay}/cis/cis-1.3.0`],
    ["dry reference architecture", `${stay}/terraform/how-to-dry-your-reference-architecture`],
    ["compare gruntwork with alternatives", "/intro/overview/gruntwork-vs-other"],
    ["configure gruntwork pipelines", `${usage}/configure-gw-pipelines`],
    ["ops team experience", `${framework}/recipes/ops-team-experience`],
    ["service catalog ingredient", `${framework}/ingredients/service-catalog`],
    ["production grade vpc", `${build}/vpc`, `${build}/vpc/production-grade-design`],
    ["deploy new infrastructure", `${services}/intro/deploy-new-infrastructure`],
    ["load balancer", `${networking}/elastic-load-balancer-elb`],
    ["argo cd", `${apps}/argo-cd`],
    ["static website", `${apps}/public-static-website`],
    ["next steps compliance", `${build}/achieve-compliance/next-steps`],
    ["link github account", "/intro/dev-portal/link-github-id"],
    ["sign in to the vpn", `${usage}/authenticate`],
    ["stay up to date", stay],
  ],
});
