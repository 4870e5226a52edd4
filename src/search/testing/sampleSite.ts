import { addresses, engineOver } from ".";
import type { SearchTuning } from "../types";

const aurora = {
  path: "/services/amazon-aurora",
  title: "Amazon Aurora",
  text: "A relational database that survives the loss of a zone.",
  sections: {
    Subnets: "The cluster needs a subnet in each of three zones.",
    Backups: "Snapshots are taken each night and kept for thirty days.",
  },
  inputs: {
    aurora_subnet_ids: "Subnets that the cluster is placed in.",
    allow_connections_from_cidr_blocks: "Networks that may connect to the database.",
  },
  outputs: { cluster_arn: "Name of the cluster for policies." },
};
export const vpc = {
  path: "/guides/vpc",
  title: "VPC core concepts",
  text: "A virtual network of your own.",
  sections: {
    "Subnet tiers": "Public, private and persistence subnets, one of each in every zone.",
    "Network ACLs": "A network ACL is stateless and belongs to a subnet.",
  },
};
export const kubernetes = {
  path: "/guides/kubernetes",
  title: "Kubernetes cluster",
  text: "Run containers on a managed control plane.",
  sections: { "Worker nodes": "Nodes join the cluster and run your pods." },
};
export const openVpn = {
  path: "/services/open-vpn",
  title: "OpenVPN server",
  text: "A way into private subnets.",
  inputs: { vpn_subnet: "Addresses that clients get.", vpn_subnet_mask: "Size of the network that clients get." },
};
export const pages = [aurora, vpc, kubernetes, openVpn];

/** Searches the sample site. @returns the URLs of the hits, best first */
export async function find(query: string, tuning?: SearchTuning): Promise<string[]> {
  return addresses((await engineOver(pages, tuning).search(query)).hits);
}
