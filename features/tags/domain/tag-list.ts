import { compareNames, matchesSearch } from '#packages/kit';
import type { Tag } from '#tags/contract';

/** How a tag is used, as far as the viewer may see it. */
export interface TagCounts {
  /** People who wear it: hidden and test people are left out. */
  users: number;
  managers: number;
  /** Tests that carry it, or whose person wore it then. */
  measurements: number;
}

/** One line of a list of tags. */
export interface TagRow extends TagCounts {
  tag: Tag;
  /** The server has not said yes yet. */
  isPending: boolean;
  /** It was just shown otherwise, which the server refused. */
  isReturned?: boolean;
}

/** What every list can be sorted by; the list of one type may know more. */
export const tagSorts = ['name', 'users', 'managers', 'measurements'] as const;
export type TagSort = (typeof tagSorts)[number];

/** By what else a list is sorted, by the name of the order. */
export type MoreOrders = ReadonlyMap<string, (tag: Tag) => number>;

/** What a list of tags is asked for; kept in the address. */
export interface TagQuery {
  search: string;
  /** Hidden tags and deleted ones too. */
  showHidden: boolean;
  /** One of `tagSorts` or of the list's own orders; by name where it is neither. */
  sort: string;
  descending: boolean;
  /** From 0. */
  page: number;
  size: number;
}

/** Rows of a page until the person chooses another size. */
export const tagPageSize = 20;

/** The rows that a list shows, of all pages, in its order; equals stand by name. */
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

/** What the rows are sorted by; null for their names. */
function valueBy(sort: string, orders: MoreOrders): ((row: TagRow) => number) | null {
  const own = orders.get(sort);
  if (own !== undefined) return ({ tag }) => own(tag);
  const counted = tagSorts.find((one) => one === sort);
  return counted === undefined || counted === 'name' ? null : (row) => row[counted];
}
