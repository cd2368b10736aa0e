import { param } from '#packages/kit';
import { listSearch } from '#packages/ui';

/** The URL search of the list: a location. */
export const readingSearch = listSearch(
  { size: 50, sort: 'time', descending: true },
  { location: param.orNull(param.id) },
);
