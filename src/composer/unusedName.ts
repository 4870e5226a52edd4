/** @returns the name, with a number appended if it is taken */
export function unusedName(name: string, taken: readonly string[]): string {
  let unused = name;
  for (let number = 2; taken.includes(unused); number += 1) {
    unused = `${name}${number}`;
  }
  return unused;
}
