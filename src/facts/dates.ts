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
 * Formats a date for readers: `22 November 2026`. Does not use `Intl.DateTimeFormat`: every page shows a date, and a
 * browser takes longer to create a formatter than to render the rest of the footer.
 *
 * @param iso date such as `2026-11-22`
 */
export function formatDate(iso: string): string {
  const [year, month, day] = iso.split("-").map(Number);
  return `${day} ${MONTHS[Number(month) - 1]} ${year}`;
}
