import { expect, test } from "vitest";
import { removedBy } from "./awsResources";

const remove = (name: string, option: string, value: string, resources: string[]): string[] =>
  removedBy({ name, options: new Map([[option, [value]]]), operands: [] }, resources);

test.each([
  [
    "iam delete-role",
    "role-name",
    "stage-deploy",
    ["IAM role deploy", "IAM role stage-deploy"],
    ["IAM role stage-deploy"],
  ],
  ["ssm delete-parameter", "name", "/stage/token", ["parameter token", "parameter /token"], []],
  [
    "iam delete-policy",
    "policy-arn",
    "arn:aws:iam::444455556666:policy/stage-deploy",
    ["IAM policy deploy", "IAM policy stage-deploy"],
    ["IAM policy stage-deploy"],
  ],
  [
    "sns delete-topic",
    "topic-arn",
    "arn:aws:sns:us-east-2:444455556666:alarms",
    ["topic stage-alarms", "topic alarms"],
    ["topic alarms"],
  ],
  [
    "iam delete-open-id-connect-provider",
    "open-id-connect-provider-arn",
    "arn:aws:iam::444455556666:oidc-provider/token.actions.githubusercontent.com",
    ["OIDC provider https://example.com", "OIDC provider https://token.actions.githubusercontent.com"],
    ["OIDC provider https://token.actions.githubusercontent.com"],
  ],
])("%s removes only what --%s %s names", (name, option, value, resources, expected) => {
  expect(remove(name, option, value, resources)).toEqual(expected);
});

test("an id that does not contain the name removes a resource of its kind", () => {
  const resources = ["account audit", "account dev"];
  expect(remove("organizations close-account", "account-id", "444455556666", resources)).toEqual(["account audit"]);
});
