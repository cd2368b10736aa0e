import { dateFilter } from '#measurements/contract';
import type { DateFilter } from '#measurements/contract';

/** The part of a filter that an address carries: what differs from the default, and what matters. */
export type DateSearch = Partial<DateFilter>;

/** The dashboard without a filter: the last 7 days, all people. */
export const defaultFilter: DateFilter = dateFilter.parse({});

/** What a page has of its own about the filter. */
export interface FilterPage {
  /** What it shows until somebody chooses, and what Reset returns to. */
  initial: DateFilter;
  /** Whether it offers a range of days and times. */
  offersCustom: boolean;
  /** How far back 'live' looks for the newest test of a person; null for as far as there are any. */
  liveHours: number | null;
}

/** The filter of the dashboard, and of every page without one of its own. */
export const dashboardPage: FilterPage = {
  ...{ initial: defaultFilter, offersCustom: false, liveHours: null },
};

/** The filter by which a page counts: where 'live' looks back so many hours, it is these. */
export function countedFilter<Filter extends DateFilter>(
  filter: Filter,
  { liveHours }: Pick<FilterPage, 'liveHours'>,
): Filter {
  if (filter.date_filter !== 'live' || liveHours === null) return filter;
  return { ...filter, date_filter: 'last_x_hours', last_x_hours: liveHours };
}

/** Fields beside `date_filter` that mean something in a mode. */
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
 * Reads a filter from what stands in an address. Whatever cannot be read takes its default: an
 * address is typed by people and never fails. `custom` reads as default where it is not offered.
 */
export function filterFromSearch(
  search: Record<string, unknown>,
  { initial, offersCustom }: FilterPage = dashboardPage,
): DateFilter {
  const filter = dateFilter.parse(search);
  const isMode = filter.date_filter === search['date_filter'];
  if (isMode && (offersCustom || filter.date_filter !== 'custom')) return filter;
  // Without a mode the page's own holds, with as much of it as was chosen.
  const own = fieldsOfMode[initial.date_filter].filter(
    (field) => !isText(search[field]) || String(search[field]) !== String(filter[field]),
  );
  const fields = Object.fromEntries(own.map((field) => [field, initial[field]]));
  return { ...filter, date_filter: initial.date_filter, ...fields };
}

/** An address may hold anything, also an object that has no text. */
function isText(value: unknown): boolean {
  return value === undefined || ['string', 'number', 'boolean'].includes(typeof value);
}

/** The shortest address that gives the filter back. */
export function searchFromFilter(
  filter: DateFilter,
  { initial }: FilterPage = dashboardPage,
): DateSearch {
  const own = fieldsOfMode[filter.date_filter];
  const wanted = new Set<keyof DateFilter>(['date_filter', ...own, ...labels]);
  const isInitial = (field: string, value: unknown) => {
    // What a page has of its own holds in its own mode alone.
    const isOfMode = filter.date_filter === initial.date_filter || field === 'date_filter';
    const base = isOfMode ? initial : defaultFilter;
    return JSON.stringify(value) === JSON.stringify(base[field as keyof DateFilter]);
  };
  const entries = Object.entries(filter).filter(
    ([field, value]) => wanted.has(field as keyof DateFilter) && !isInitial(field, value),
  );
  return Object.fromEntries(entries) as DateSearch;
}

/** True where nothing was chosen: what Reset returns to. */
export function isDefaultFilter(filter: DateFilter): boolean {
  return Object.keys(searchFromFilter(filter)).length === 0;
}

/** Labels by kind: a test counts if it wears one of each list. */
export function labelGroups(filter: DateFilter): string[][] {
  return labels.map((kind) => filter[kind]).filter((list) => list.length > 0);
}
