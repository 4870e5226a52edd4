import { headingIds } from "../catalog/headingIds";
import { inputSections } from "../catalog/render/fragments";
import type { Service } from "../catalog/schema";
import { fieldPaths, parseType } from "../catalog/typeExpression";
import type { Wiring } from "../catalog/wiring";

/**
 * Ids that a service's page gets from its data: those of the headings that the build adds, plus `input_NAME`,
 * `input_NAME.FIELD` and `output_NAME`. A service that consists of scripts has no inputs, and gets none of these.
 */
export function serviceAnchors(service: Service, wiring: Wiring): string[] {
  if (service.inputs.length === 0) {
    return [];
  }
  const { next, ...always } = headingIds;
  return [
    ...Object.values(always),
    ...(wiring.usersOf(service).length > 0 ? [next] : []),
    ...inputSections(service).map(({ id }) => id),
    ...service.inputs.flatMap(({ name, type, fields = {} }) => [
      `input_${name}`,
      ...[...fieldPaths(parseType(type)), ...Object.keys(fields)].map((field) => `input_${name}.${field}`),
    ]),
    ...service.outputs.map(({ name }) => `output_${name}`),
  ];
}
