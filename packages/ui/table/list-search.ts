import { useNavigate, useSearch } from '@tanstack/react-router';
import { param, searchReader } from '#packages/kit';
import type { Param, ParamsOf } from '#packages/kit';
import type { Sort } from './column.ts';
import { useTableSize } from './table-place.ts';

/** The part of a query that every list has. */
interface Place {
  search: string;
  sort: string;
  descending: boolean;
  /** From 0. */
  page: number;
  size: number;
}

/** How a list is kept in the URL. */
export interface ListSearch<Query> {
  /** Its own page size. */
  readonly size: number;
  readonly defaults: Query;
  /** The query of a URL; invalid values take their default. */
  readonly read: (search: Record<string, unknown>) => Query;
  /** The shortest URL search that gives the same query. */
  readonly short: (query: Query) => Partial<Query>;
  /** For `validateSearch` of the route. */
  readonly validate: (search: Record<string, unknown>) => Partial<Query>;
}

type Fields = Record<string, Param<unknown>>;
type QueryOf<Own extends Fields, Key> = Omit<Place, 'sort'> & { sort: Key } & ParamsOf<Own>;

interface Given<Key extends string> {
  size: number;
  /** By default 500. */
  most?: number;
  /** The initial order. */
  sort: NoInfer<Key>;
  descending?: boolean;
  /** The only possible orders; by default any text. */
  sorts?: readonly [Key, ...Key[]];
}

/**
 * Declares the URL search of a list.
 *
 * @param fields its fields except search, order and page; each with a default
 */
export function listSearch<Own extends Fields, Key extends string = string>(
  { size, most = 500, sort, descending = false, sorts }: Given<Key>,
  fields: Own,
): ListSearch<QueryOf<Own, Key>> {
  type Query = QueryOf<Own, Key>;
  const parts = searchReader({
    search: param.or(param.words(200), ''),
    ...fields,
    sort: param.or<string>(sorts === undefined ? param.text(40) : param.oneOf(sorts), sort),
    descending: param.or(param.flag, descending),
    page: param.or(param.whole(0), 0),
    size: param.or(param.whole(1, most), size),
  });
  // These parts are those of the query, which the compiler cannot see through `Own`.
  const read = (search: Record<string, unknown>) => parts(search) as unknown as Query;
  const defaults = read({});
  const short = (query: Query) => {
    const others = Object.entries(query).filter(
      ([field, value]) => JSON.stringify(value) !== JSON.stringify(defaults[field as keyof Query]),
    );
    return Object.fromEntries(others) as Partial<Query>;
  };
  return { size, defaults, read, short, validate: (search) => short(read(search)) };
}

/** How many of these fields of a query are not at their default. */
export function countSet<Query>(
  { short }: ListSearch<Query>,
  query: Query,
  fields: readonly (keyof Query)[],
): number {
  const set = short(query);
  return fields.filter((field) => field in set).length;
}

/**
 * The query of a list in the URL of its screen, and the way to another one.
 *
 * @param name the name of its `DataTable`
 * @param to the path of the screen
 */
export function useListSearch<Query extends Place>(
  list: ListSearch<Query>,
  name: string,
  to: string,
): [Query, (query: Query, replace?: boolean) => void] {
  const navigate = useNavigate();
  const asked = list.read(useSearch({ strict: false }));
  const query = { ...asked, size: useTableSize(name, list.size, asked.size) };
  return [
    query,
    (next, replace = false) => void navigate({ to, search: list.short(next) as object, replace }),
  ];
}

/** Order and page of a query, as props of its `DataTable`. */
export function sortAndPage<Query extends Omit<Place, 'search'>>(
  query: Query,
  defaultSize: number,
  onQuery: (query: Query, replace?: boolean) => void,
) {
  const { sort, descending, page, size } = query;
  return {
    ...{ sort: { key: sort, descending }, page, size, defaultSize },
    onSort: (next: Sort) =>
      onQuery({ ...query, sort: next.key, descending: next.descending, page: 0 }),
    onPage: (nextPage: number, nextSize: number, replace = false) =>
      onQuery({ ...query, page: nextPage, size: nextSize }, replace),
  };
}
