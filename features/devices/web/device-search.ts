import { listSearch } from '#packages/ui';

/** The URL search of the list. */
export const deviceSearch = listSearch({ size: 50, sort: 'last_used_time', descending: true }, {});
