/** One match, seen from one seat. */
export function TablePage({ seatKey }: { seatKey: string }) {
  return <main aria-label="Table">{seatKey}</main>;
}
