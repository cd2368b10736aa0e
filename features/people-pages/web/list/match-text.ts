import type { PeoplePage } from '#people/domain';
import { countText } from '#packages/kit';

/** 'n', or 'n/total' while something is filtered out. */
export function matchText(page: PeoplePage | undefined): string {
  if (page === undefined) return '';
  const { matching, total } = page;
  return matching === total ? countText(total) : `${countText(matching)}/${countText(total)}`;
}
