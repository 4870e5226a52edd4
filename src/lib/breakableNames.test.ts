import { expect, test } from "vitest";
import { breakableNames } from "./breakableNames";

test("lets long names wrap between their words", () => {
  expect(breakableNames("<mark>allow_connections_from__cidr</mark> &lt;TF_VAR_allow_outbound_2_way_&gt;")).toBe(
    "<mark>allow_<wbr>connections_<wbr>from__<wbr>cidr</mark> &lt;TF_<wbr>VAR_<wbr>allow_<wbr>outbound_<wbr>2_<wbr>way_&gt;",
  );
});

test("keeps shorter names on one line", () => {
  expect(breakableNames("enable_cloudwatch_alarms, schedule_expression")).toBe(
    "enable_cloudwatch_alarms, schedule_expression",
  );
  expect(breakableNames("“schedule_expression”, vpc_id", 16)).toBe("“schedule_<wbr>expression”, vpc_id");
});
