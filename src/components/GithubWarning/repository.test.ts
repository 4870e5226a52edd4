import { describe, expect, it } from "vitest";
import { organizationRepository } from "./repository";

describe("organizationRepository (specification, section 4)", () => {
  it.each([
    ["https://github.com/gruntwork-io/terragrunt", "gruntwork-io/terragrunt"],
    ["https://github.com/gruntwork-io/terragrunt/tree/main/docs?plain=1#top", "gruntwork-io/terragrunt"],
    ["https://github.com/Gruntwork-IO/Terragrunt", "Gruntwork-IO/Terragrunt"],
    ["https://www.github.com/gruntwork-io/terratest", "gruntwork-io/terratest"],
    ["http://github.com/gruntwork-io/terratest/", "gruntwork-io/terratest"],
    ["https://GITHUB.com/gruntwork-io", "gruntwork-io"],
    ["https://github.com//gruntwork-io//terragrunt", "gruntwork-io/terragrunt"],
    ["https://github.com/orgs/gruntwork-io/repositories", "gruntwork-io"],
  ])("%s points to %s", (href, repository) => {
    expect(organizationRepository(href)).toBe(repository);
  });

  it.each([
    "https://github.com/gruntwork-io-evil/x",
    "https://github.com/not-gruntwork-io/x",
    "https://github.com.evil.example/gruntwork-io",
    "https://evil.example/github.com/gruntwork-io",
    "https://github.com@evil.example/gruntwork-io/x",
    "https://gist.github.com/gruntwork-io/x",
    "https://github.com/hashicorp/gruntwork-io",
    "https://github.com/",
    "https://github.com/orgs/hashicorp",
    "https://gruntwork.io/github.com",
    "ftp://github.com/gruntwork-io/x",
    "javascript:location='https://github.com/gruntwork-io'",
    "mailto:support@gruntwork.io",
    "/gruntwork-io/x",
    "not an address",
    "",
  ])("%j does not point to the organization", (href) => {
    expect(organizationRepository(href)).toBeUndefined();
  });
});
