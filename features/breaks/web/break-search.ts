import { z } from 'zod';
import { listSearch } from '#packages/ui';

const date = z.iso.date().nullable().catch(null).default(null);

/** The URL search of the page: a location, and days at the location. */
export const breakSearch = listSearch(
  { size: 50, sort: 'start' },
  { location: z.guid().nullable().catch(null).default(null), from: date, until: date },
);

/** Days that are shown without a choice. */
export const usualDays = 7;
