import { compareNames, matchesSearch } from '#packages/kit';
import type { Tag } from '#tags/contract';

/** Usage of a tag, as far as the viewer may see it. */
export interface TagCounts {
  /** Members, without hidden and test people. */
  users: number;
  managers: number;
  /** Tests that have the tag, or whose person had it at the time. */
  measurements: number;
}

/** One row of a list of tags. */
export interface TagRow extends TagCounts {
  tag: Tag;
  /** The server has not confirmed the change yet. */
  isPending: boolean;
  /** The last change was refused by the server and reverted. */
  isReturned?: boolean;
}

/** Sort orders of every list; the list of one type may have further ones. */
export const tagSorts = ['name', 'users', 'managers', 'measurements'] as const;
export type TagSort = (typeof tagSorts)[number];

/** Further sort orders by name. */
export type MoreOrders = ReadonlyMap<string, (tag: Tag) => number>;

/** Query of a list of tags; kept in the URL. */
export interface TagQuery {
  search: string;
  /** Includes hidden and deleted tags. */
  showHidden: boolean;
  /** One of `tagSorts` or of the list's own orders; any other value sorts by name. */
  sort: string;
  descending: boolean;
  /** From 0. */
  page: number;
  size: number;
}

/** Default page size. */
export const tagPageSize = 20;

/** The rows of a list, of all pages, sorted; equal rows by name. */
export function shownTags(
  rows: readonly TagRow[],
  { search, showHidden, sort, descending }: Omit<TagQuery, 'page' | 'size'>,
  orders: MoreOrders = new Map(),
): TagRow[] {
  const sign = descending ? -1 : 1;
  const valueOf = valueBy(sort, orders);
  return rows
    .filter(({ tag }) => showHidden || (tag.active && !tag.is_hidden))
    .filter(({ tag }) => matchesSearch(search, [tag.name]))
    .toSorted((a, b) => {
      const byName = compareNames(a.tag.name, b.tag.name);
      return valueOf === null ? sign * byName : sign * (valueOf(a) - valueOf(b)) || byName;
    });
}

/** The sort value; null to sort by name. */
function valueBy(sort: string, orders: MoreOrders): ((row: TagRow) => number) | null {
  const own = orders.get(sort);
  if (own !== undefined) return ({ tag }) => own(tag);
  const counted = tagSorts.find((one) => one === sort);
  return counted === undefined || counted === 'name' ? null : (row) => row[counted];
}
