import { shortName } from "../catalog/dependencies";
import { applyEdits } from "../lib/applyEdits";
import type { Composition, Setting, Subject } from "./composition";
import { findReferences } from "./references";
import { pastedParts } from "./write";

interface Call {
  subject: Subject;
  composition: Composition;
}

/** Renames the services that an expression refers to. */
function renameReferences(expression: string, names: ReadonlyMap<string, string>): string {
  const edits = findReferences(expression, "terragrunt").map(({ name, output, ...range }) => ({
    ...range,
    text: `dependency.${names.get(name) ?? name}.outputs.${output}`,
  }));
  return applyEdits(expression, edits);
}

/**
 * Prepares module calls for one configuration. References follow the labels of pasted calls. A label that another call
 * also has is replaced by the default. Of several identical pasted blocks, the first that is not left out is kept.
 */
export function joinCalls<Unit extends Call>(units: readonly Unit[]): Unit[] {
  const defaultLabel = ({ subject }: Unit): string => shortName(subject.service);
  const labelOf = (unit: Unit): string => {
    const { label } = unit.composition;
    const others = units.filter((other) => other !== unit);
    const taken = others.flatMap((other) => [other.composition.label, defaultLabel(other)]);
    return label === undefined || taken.includes(label) ? defaultLabel(unit) : label;
  };
  const labels = new Map(units.map((unit) => [defaultLabel(unit), labelOf(unit)]));
  const rename = (settings: readonly Setting[]): Setting[] =>
    settings.map((setting) => ({ ...setting, value: renameReferences(setting.value, labels) }));
  return units.map((unit, index) => {
    const { settings, meta, extras } = unit.composition;
    const earlier = units.slice(0, index).flatMap(({ composition }) => pastedParts(composition, "terraform").blocks);
    const composition = {
      ...unit.composition,
      settings: rename(settings),
      extras: extras.filter((block) => !earlier.includes(block)),
      ...(meta && { meta: rename(meta) }),
      label: labelOf(unit),
    };
    return { ...unit, composition };
  });
}
