import { matchesSearch } from '#packages/kit';
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
}

export const tagSorts = ['name', 'users', 'managers', 'measurements'] as const;
export type TagSort = (typeof tagSorts)[number];

/** What a list of tags is asked for; kept in the address. */
export interface TagQuery {
  search: string;
  /** Hidden tags and deleted ones too. */
  showHidden: boolean;
  sort: TagSort;
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
): TagRow[] {
  const sign = descending ? -1 : 1;
  return rows
    .filter(({ tag }) => showHidden || (tag.active && !tag.is_hidden))
    .filter(({ tag }) => matchesSearch(search, [tag.name]))
    .toSorted((a, b) => {
      const byName = a.tag.name.localeCompare(b.tag.name, 'en');
      return sort === 'name' ? sign * byName : sign * (a[sort] - b[sort]) || byName;
    });
}
