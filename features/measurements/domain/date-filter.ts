import { dateFilter } from '#measurements/contract';
import type { DateFilter } from '#measurements/contract';

/** The part of a filter that an address carries: what differs from the default, and what matters. */
export type DateSearch = Partial<DateFilter>;

/** The dashboard without a filter: the last 7 days, all people. */
export const defaultFilter: DateFilter = dateFilter.parse({});

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
 * address is typed by people and never fails. `custom` belongs to monitoring and reads as default.
 */
export function filterFromSearch(search: Record<string, unknown>): DateFilter {
  const filter = dateFilter.parse(search);
  return filter.date_filter === 'custom' ? { ...filter, date_filter: 'last_x_days' } : filter;
}

/** The shortest address that gives the filter back. */
export function searchFromFilter(filter: DateFilter): DateSearch {
  const own = fieldsOfMode[filter.date_filter];
  const wanted = new Set<keyof DateFilter>(['date_filter', ...own, ...labels]);
  const entries = Object.entries(filter).filter(
    ([field, value]) => wanted.has(field as keyof DateFilter) && !isDefault(field, value),
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

function isDefault(field: string, value: unknown): boolean {
  return JSON.stringify(value) === JSON.stringify(defaultFilter[field as keyof DateFilter]);
}
