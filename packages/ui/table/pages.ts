/** Sizes of a page that every table offers. */
const pageSizes = [25, 50, 75, 100, 200] as const;

/** The offered sizes with a table's own default in its place. */
export function sizesWith(own: number): number[] {
  return [...new Set([...pageSizes, own])].sort((a, b) => a - b);
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
