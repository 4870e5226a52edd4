/** @returns the name, with a number if it is taken */
export function unusedName(name: string, taken: readonly string[]): string {
  const names = [name, ...taken.map((_, index) => `${name}${index + 2}`)];
  return names.find((candidate) => !taken.includes(candidate)) ?? name;
}
