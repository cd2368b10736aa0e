import { dateFilter } from '#measurements/contract';
import type { DateFilter } from '#measurements/contract';

/**
 * The part of a filter that is in the URL: fields that differ from the default and matter in the
 * mode.
 */
export type DateSearch = Partial<DateFilter>;

/** The dashboard without a filter: the last 7 days, all people. */
export const defaultFilter: DateFilter = dateFilter({});

/** Filter settings of a page. */
export interface FilterPage {
  /** The initial filter, which Reset restores. */
  initial: DateFilter;
  /** Whether it offers a range of days and times. */
  offersCustom: boolean;
  /** How many hours 'live' looks back for a person's newest test; null for no limit. */
  liveHours: number | null;
}

/** The filter settings of the dashboard, and of every page without its own. */
export const dashboardPage: FilterPage = {
  ...{ initial: defaultFilter, offersCustom: false, liveHours: null },
};

/** The filter used for counting: 'live' with a look-back becomes those hours. */
export function countedFilter<Filter extends DateFilter>(
  filter: Filter,
  { liveHours }: Pick<FilterPage, 'liveHours'>,
): Filter {
  if (filter.date_filter !== 'live' || liveHours === null) return filter;
  return { ...filter, date_filter: 'last_x_hours', last_x_hours: liveHours };
}

/** Fields that have a meaning in each mode, beside `date_filter`. */
const fieldsOfMode: Record<DateFilter['date_filter'], readonly (keyof DateFilter)[]> = {
  live: [],
  all: [],
  last_x_hours: ['last_x_hours'],
  last_x_days: ['last_x_days'],
  by_date: ['year', 'month', 'day'],
  by_week: ['year', 'week'],
  by_month: ['year', 'month'],
  custom: ['start_date', 'end_date', 'start_time', 'end_time', 'limit_to_hours'],
};
const labels = ['tag_ids', 'job_ids', 'location_ids'] as const;

/**
 * Reads a filter from a URL. Invalid values take their default, as people edit URLs by hand.
 * `custom` reads as the default if the page does not offer it.
 */
export function filterFromSearch(
  search: Record<string, unknown>,
  { initial, offersCustom }: FilterPage = dashboardPage,
): DateFilter {
  const filter = dateFilter(search);
  const isMode = filter.date_filter === search['date_filter'];
  if (isMode && (offersCustom || filter.date_filter !== 'custom')) return filter;
  // Without a mode the page's own mode is used, with the fields that were chosen.
  const own = fieldsOfMode[initial.date_filter].filter(
    (field) => !isText(search[field]) || String(search[field]) !== String(filter[field]),
  );
  const fields = Object.fromEntries(own.map((field) => [field, initial[field]]));
  return { ...filter, date_filter: initial.date_filter, ...fields };
}

/** A URL may hold anything, also an object without text. */
function isText(value: unknown): boolean {
  return value === undefined || ['string', 'number', 'boolean'].includes(typeof value);
}

/** The shortest URL search that gives the same filter. */
export function searchFromFilter(
  filter: DateFilter,
  { initial }: FilterPage = dashboardPage,
): DateSearch {
  const own = fieldsOfMode[filter.date_filter];
  const wanted = new Set<keyof DateFilter>(['date_filter', ...own, ...labels]);
  const isInitial = (field: string, value: unknown) => {
    // A page's own initial values only apply in its own mode.
    const isOfMode = filter.date_filter === initial.date_filter || field === 'date_filter';
    const base = isOfMode ? initial : defaultFilter;
    return JSON.stringify(value) === JSON.stringify(base[field as keyof DateFilter]);
  };
  const entries = Object.entries(filter).filter(
    ([field, value]) => wanted.has(field as keyof DateFilter) && !isInitial(field, value),
  );
  return Object.fromEntries(entries) as DateSearch;
}

/** True if the filter is the page's initial one. */
export function isDefaultFilter(filter: DateFilter): boolean {
  return Object.keys(searchFromFilter(filter)).length === 0;
}

/** Labels by kind: a test counts if it has one of each list. */
export function labelGroups(filter: DateFilter): string[][] {
  return labels.map((kind) => filter[kind]).filter((list) => list.length > 0);
}
