import { z } from 'zod';
import { tagPageSize } from '#tags/domain';
import type { TagQuery } from '#tags/domain';

/** The URL search of a list of tags. Invalid values take their default. */
const tagSearch = z.object({
  search: z.coerce.string().max(200).catch('').default(''),
  showHidden: z.boolean().catch(false).default(false),
  sort: z.string().max(40).catch('name').default('name'),
  descending: z.boolean().catch(false).default(false),
  page: z.number().int().min(0).catch(0).default(0),
  size: z.number().int().min(1).max(500).catch(tagPageSize).default(tagPageSize),
});

export const defaultTagQuery: TagQuery = tagSearch.parse({});

/** Reads the query from a URL. */
export function tagQueryOf(search: Record<string, unknown>): TagQuery {
  return tagSearch.parse(search);
}

/** The shortest URL search that gives the same query. */
export function searchOfTagQuery(query: TagQuery): Partial<TagQuery> {
  const entries = Object.entries(query).filter(
    ([field, value]) => value !== defaultTagQuery[field as keyof TagQuery],
  );
  return Object.fromEntries(entries) as Partial<TagQuery>;
}
