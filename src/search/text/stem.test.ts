import { describe, expect, it } from "vitest";
import { stem } from "./stem";

describe("stem", () => {
  it.each([
    ["deploy", "deploys", "deployed", "deploying", "deployment", "deployments"],
    ["policy", "policies"],
    ["access", "accesses"],
    ["add", "adds", "added", "adding"],
    ["alias", "aliases"],
    ["automate", "automated", "automating", "automation"],
    ["bus", "buses"],
    ["case", "cases"],
    ["configure", "configured", "configuration", "configurations"],
    ["encrypt", "encrypted", "encryption"],
    ["install", "installs", "installed", "installing"],
    ["log", "logs", "logging", "logged"],
    ["migrate", "migration", "migrating"],
    ["scale", "scaling", "scaled"],
    ["size", "sizes"],
    ["version", "versions", "versioning"],
  ])("gives the forms of %s the same stem", (...forms) => {
    expect(new Set(forms.map(stem)).size).toBe(1);
  });

  it.each([
    ["organize", "organise", "organised", "organising", "organization", "organisations"],
    ["authorize", "authorise", "authorised", "authorisation", "authorization"],
    ["analyze", "analyse", "analysed", "analyzing"],
    ["behavior", "behaviour", "behaviours"],
    ["center", "centre", "centres", "centers"],
    ["catalog", "catalogue", "catalogues"],
    ["license", "licence", "licenses", "licences", "licensing"],
    ["cancel", "cancelled", "canceled", "cancelling"],
    ["label", "labelled", "labeled", "labelling"],
    ["program", "programme", "programmes"],
  ])("gives the British and American spellings of %s the same stem", (...spellings) => {
    expect(new Set(spellings.map(stem)).size).toBe(1);
  });

  it.each(["vpc", "aws", "s3", "k8s", "acl", "status", "alias_name", "us", "redis", "this", "our", "hour"])(
    "leaves %s as it is",
    (word) => {
      expect(stem(word)).toBe(word);
    },
  );

  it.each([
    ["region", "registry"],
    ["cache", "catch"],
    ["four", "for"],
    ["account", "accelerator"],
  ])("gives %s and %s different stems", (one, other) => {
    expect(stem(one)).not.toBe(stem(other));
  });
});
