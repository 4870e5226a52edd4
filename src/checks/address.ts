/** An address without percent-escapes; one whose escapes are malformed stays as it is written. */
export function decodeAddress(address: string): string {
  try {
    return decodeURIComponent(address);
  } catch {
    return address;
  }
}
