/** Page sizes of every table. */
const pageSizes = [25, 50, 75, 100, 200] as const;

/** The offered sizes including a table's own default. */
export function sizesWith(own: number): number[] {
  return [...new Set([...pageSizes, own])].sort((a, b) => a - b);
}

/** A remembered size if it is still offered; otherwise the table's own. */
export function sizeOrOwn(kept: unknown, own: number): number {
  return sizesWith(own).find((size) => size === kept) ?? own;
}

/** The typed page, counted from 0; null unless it is 1 up to the count. */
export function typedPage(typed: string, count: number): number | null {
  if (!/^\d{1,9}$/.test(typed.trim())) return null;
  const wanted = Number(typed);
  return wanted >= 1 && wanted <= count ? wanted - 1 : null;
}

/**
 * Page buttons, counted from 0: all up to five, beyond that at most five around the current one
 * including the ends; 'gap' is an ellipsis.
 */
export function pageButtons(page: number, count: number): (number | 'gap')[] {
  if (count <= 5) return Array.from({ length: count }, (_, at) => at);
  const from = Math.min(Math.max(page - 1, 1), count - 4);
  const middle = [from, from + 1, from + 2].filter((at) => at > 0 && at < count - 1);
  return [
    0,
    ...(from > 1 ? (['gap'] as const) : []),
    ...middle,
    ...(from + 2 < count - 2 ? (['gap'] as const) : []),
    count - 1,
  ];
}
