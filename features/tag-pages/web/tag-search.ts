import { z } from 'zod';
import { listSearch } from '#packages/ui';
import { tagPageSize } from '#tags/domain';

/** The URL search of a list of tags. */
export const tagSearch = listSearch(
  { size: tagPageSize, sort: 'name' },
  { showHidden: z.boolean().catch(false).default(false) },
);
