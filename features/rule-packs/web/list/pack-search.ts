import { listSearch } from '#packages/ui';

/** The URL search of the list of rule packs. */
export const packSearch = listSearch({ size: 25, sort: 'name' }, {});
