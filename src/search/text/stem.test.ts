import { describe, expect, it } from "vitest";
import { stem } from "./stem";

describe("stem", () => {
  it.each([
    ["deploy", "deploys", "deployed", "deploying", "deployment", "deployments"],
    ["policy", "policies"],
    ["access", "accesses"],
    ["automate", "automated", "automating", "automation"],
    ["configure", "configured", "configuration", "configurations"],
    ["encrypt", "encrypted", "encryption"],
    ["log", "logs", "logging", "logged"],
    ["migrate", "migration", "migrating"],
    ["scale", "scaling", "scaled"],
    ["version", "versions", "versioning"],
  ])("brings the forms of %s together", (...forms) => {
    expect(new Set(forms.map(stem)).size).toBe(1);
  });

  it.each(["vpc", "aws", "s3", "k8s", "acl", "status", "alias_name", "us"])("leaves %s as it is", (word) => {
    expect(stem(word)).toBe(word);
  });

  it("keeps words of different meaning apart", () => {
    expect(stem("region")).not.toBe(stem("registry"));
    expect(stem("cache")).not.toBe(stem("catch"));
  });
});
