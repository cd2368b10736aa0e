import { param } from '#packages/kit';
import { listSearch } from '#packages/ui';
import { tagPageSize } from '#tags/domain';

/** The URL search of a list of tags. */
export const tagSearch = listSearch(
  { size: tagPageSize, sort: 'name' },
  { showHidden: param.or(param.flag, false) },
);
