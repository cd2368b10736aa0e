import { useNavigate, useSearch } from '@tanstack/react-router';
import { z } from 'zod';
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

type QueryOf<Fields extends z.ZodRawShape, Key> = Omit<Place, 'sort'> & { sort: Key } & {
  [Field in keyof Fields]: z.output<Fields[Field]>;
};

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
 * @param fields its fields except search, order and page; each with `catch` and `default`
 */
export function listSearch<Fields extends z.ZodRawShape, Key extends string = string>(
  { size, most = 500, sort, descending = false, sorts }: Given<Key>,
  fields: Fields,
): ListSearch<QueryOf<Fields, Key>> {
  type Query = QueryOf<Fields, Key>;
  const key: z.ZodType<string> = sorts === undefined ? z.string().max(40) : z.enum(sorts);
  const schema = z.object({
    search: z.coerce.string().max(200).catch('').default(''),
    ...fields,
    sort: key.catch(sort).default(sort),
    descending: z.boolean().catch(descending).default(descending),
    page: z.number().int().min(0).catch(0).default(0),
    size: z.number().int().min(1).max(most).catch(size).default(size),
  });
  // The shape of the schema is that of the query, which the compiler cannot see through `Fields`.
  const read = (search: Record<string, unknown>) => schema.parse(search) as unknown as Query;
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
