const MONTHS = [
  "January",
  "February",
  "March",
  "April",
  "May",
  "June",
  "July",
  "August",
  "September",
  "October",
  "November",
  "December",
];

/**
 * A date as readers see it: `22 November 2026`. Every page shows one, and setting up `Intl.DateTimeFormat` takes a
 * browser longer than rendering the rest of a page's footer.
 *
 * @param iso date such as `2026-11-22`
 */
export function formatDate(iso: string): string {
  const [year, month, day] = iso.split("-").map(Number);
  return `${day} ${MONTHS[Number(month) - 1]} ${year}`;
}
