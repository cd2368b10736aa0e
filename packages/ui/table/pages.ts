/** Sizes of a page that every table offers. */
const pageSizes = [25, 50, 75, 100, 200] as const;

/** The offered sizes with a table's own default in its place. */
export function sizesWith(own: number): number[] {
  return [...new Set([...pageSizes, own])].sort((a, b) => a - b);
}

/** A size that was kept before, where it is still offered; else the table's own. */
export function sizeOrOwn(kept: unknown, own: number): number {
  return sizesWith(own).find((size) => size === kept) ?? own;
}

/** The page that was typed, counted from 0; null unless it is one of 1 up to the count. */
export function typedPage(typed: string, count: number): number | null {
  if (!/^\d{1,9}$/.test(typed.trim())) return null;
  const wanted = Number(typed);
  return wanted >= 1 && wanted <= count ? wanted - 1 : null;
}

/**
 * Pages to offer as buttons, counted from 0: all of them up to five, beyond that at most five around
 * the present one with the ends; 'gap' stands for an ellipsis.
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
