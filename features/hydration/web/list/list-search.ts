import { listSorts } from '#hydration/offline';
import type { ListFilter, ListQuery } from '#hydration/offline';
import { measurementTypes } from '#measurements/contract';
import { defaultFilter, filterFromSearch, searchFromFilter } from '#measurements/domain';
import { param, searchReader } from '#packages/kit';

/** Default page size. */
export const listPageSize = 25;

/** URL search beside the filter by date and labels. Invalid values take their default. */
const ownSearch = searchReader({
  type: param.or(param.oneOf(measurementTypes), 'sosm'),
  custom_id: param.orNull(param.id),
  user_ids: param.or(param.ids(100), []),
  showHidden: param.or(param.flag, false),
  removed: param.or(param.flag, false),
  sort: param.or(param.oneOf(listSorts), 'time'),
  descending: param.or(param.flag, true),
  page: param.or(param.whole(0), 0),
  size: param.or(param.whole(1, 200), listPageSize),
  /** The test in the drawer. */
  measurement_id: param.orNull(param.id),
});
type OwnPlace = ReturnType<typeof ownSearch>;

/** The complete URL state of the list. */
export interface ListPlace extends ListFilter, Omit<ListQuery, 'filter' | 'zone'> {
  measurement_id: string | null;
}

const ownDefaults: OwnPlace = ownSearch({});

/** The default list. */
export const defaultPlace: ListPlace = { ...defaultFilter, ...ownDefaults };

/** Reads the place from a URL. */
export function placeFromSearch(search: Record<string, unknown>): ListPlace {
  const own = ownSearch(search);
  // Only a custom type has an id, and without one it is invalid.
  const isOwn = own.type === 'custom' && own.custom_id !== null;
  const kind = isOwn ? {} : { type: own.type === 'custom' ? 'sosm' : own.type, custom_id: null };
  return { ...filterFromSearch(search), ...own, ...kind } as ListPlace;
}

/** The shortest URL search that gives the same place. */
export function searchFromPlace(place: ListPlace): Partial<ListPlace> {
  const own = Object.keys(ownDefaults)
    .map((field) => [field, place[field as keyof OwnPlace]] as const)
    .filter(([field, value]) => !isSame(value, ownDefaults[field as keyof OwnPlace]));
  return { ...searchFromFilter(place), ...Object.fromEntries(own) };
}

/** The part of the place that filters tests. */
export function filterOfPlace(place: ListPlace): ListFilter {
  const { sort: _s, descending: _d, page: _p, size: _z, measurement_id: _m, ...filter } = place;
  return filter;
}

/** True if dates or people are restricted more than by default. */
export function isNarrowed(place: ListPlace): boolean {
  const { user_ids, removed } = place;
  return Object.keys(searchFromFilter(place)).length > 0 || user_ids.length > 0 || removed;
}

function isSame(a: unknown, b: unknown): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}
