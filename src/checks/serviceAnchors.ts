import { inputSections } from "../catalog/render/fragments";
import type { Service } from "../catalog/schema";
import { fieldPaths, parseType } from "../catalog/typeExpression";

/**
 * Ids that a service's page gets from its data: those of the headings that the build adds, plus `input_NAME`,
 * `input_NAME.FIELD` and `output_NAME`.
 */
export function serviceAnchors(service: Service): string[] {
  return [
    "usage",
    "inputs",
    "outputs",
    ...inputSections(service).map(({ id }) => id),
    ...service.inputs.flatMap(({ name, type, fields = {} }) => [
      `input_${name}`,
      ...[...fieldPaths(parseType(type)), ...Object.keys(fields)].map((field) => `input_${name}.${field}`),
    ]),
    ...service.outputs.map(({ name }) => `output_${name}`),
  ];
}
