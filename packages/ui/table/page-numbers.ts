/** Numbers of the page buttons, 0 for an ellipsis: at most five buttons. */
export function pageNumbers(current: number, count: number): number[] {
  if (count <= 5) return Array.from({ length: count }, (_, place) => place + 1);
  const middle = Math.min(Math.max(current, 3), count - 2);
  const shown = [1, middle - 1, middle, middle + 1, count].filter(
    (page, place, all) => all.indexOf(page) === place,
  );
  return shown.flatMap((page, place) => {
    const before = shown[place - 1];
    return before !== undefined && page - before > 1 ? [0, page] : [page];
  });
}
