import type { PeoplePage } from '#people/domain';

/** 'n', or 'n/total' while something is filtered out. */
export function countText(page: PeoplePage | undefined): string {
  if (page === undefined) return '';
  const { matching, total } = page;
  return matching === total ? String(total) : `${String(matching)}/${String(total)}`;
}
