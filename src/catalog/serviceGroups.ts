/**
 * The services by group, in the order in which the sidebar, the list of services and the home page show them.
 * `group` is the folder below `docs/reference/services`, `slugs` are the pages in it.
 */
export const serviceGroups = [
  {
    group: "app-orchestration",
    label: "App orchestration",
    description: "Run containers, servers, functions and static sites: ECS, EKS, EC2, Lambda and Kubernetes workloads.",
    slugs: [
      "amazon-ecs-cluster",
      "amazon-ecs-fargate-cluster",
      "amazon-ecs-service",
      "amazon-eks",
      "amazon-eks-core-services",
      "amazon-eks-workers",
      "karpenter",
      "argo-cd",
      "helm-service",
      "kubernetes-namespace",
      "kubernetes-service",
      "auto-scaling-group-asg",
      "ec-2-instance",
      "lambda",
      "public-static-website",
    ],
  },
  {
    group: "ci-cd-pipeline",
    label: "CI/CD pipeline",
    description: "Deploy infrastructure and applications from a pipeline, and watch what they cost.",
    slugs: ["cost-management", "ecs-deploy-runner", "jenkins"],
  },
  {
    group: "data-storage",
    label: "Data storage",
    description: "Deploy databases, caches, search, image registries and buckets with backups, encryption and alarms.",
    slugs: [
      "amazon-aurora",
      "amazon-rds",
      "amazon-rds-replica",
      "amazon-elasti-cache-for-memcached",
      "amazon-elasti-cache-for-redis",
      "amazon-elasticsearch",
      "amazon-ecr-repositories",
      "s-3-bucket",
    ],
  },
  {
    group: "landing-zone",
    label: "Landing Zone",
    description: "Set up account baselines, users, groups and cross-account access for an AWS organization.",
    slugs: [
      "aws-app-account-baseline-wrapper",
      "aws-root-account-baseline-wrapper",
      "aws-security-account-baseline-wrapper",
      "gruntwork-access",
      "iam-users-and-iam-groups",
    ],
  },
  {
    group: "networking",
    label: "Networking",
    description: "Deploy VPCs, load balancers, hosted zones and notification topics.",
    slugs: [
      "virtual-private-cloud-vpc",
      "management-vpc",
      "elastic-load-balancer-elb",
      "route-53-hosted-zones",
      "sns-topics",
    ],
  },
  {
    group: "security",
    label: "Security",
    description: "Let people into private networks through a bastion or a VPN, and create TLS certificates.",
    slugs: ["bastion", "open-vpn", "tailscale-subnet-router", "tls-scripts"],
  },
] as const;
