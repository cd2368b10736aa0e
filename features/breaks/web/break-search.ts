import { param } from '#packages/kit';
import { listSearch } from '#packages/ui';

const date = param.orNull(param.date);

/** The URL search of the page: a location, and days at the location. */
export const breakSearch = listSearch(
  { size: 50, sort: 'start' },
  { location: param.orNull(param.id), from: date, until: date },
);

/** Days that are shown without a choice. */
export const usualDays = 7;
