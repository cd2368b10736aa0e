import { z } from 'zod';
import { permissionSorts } from '#people/domain';
import type { PermissionQuery } from '#people/domain';
import { personLevels } from '#permissions/domain';

/** Default page size. */
export const permissionPageSize = 50;

/** The URL search of the table. Invalid values take their default. */
const permissionSearch = z.object({
  search: z.coerce.string().max(200).catch('').default(''),
  level: z.enum(personLevels).nullable().catch(null).default(null),
  tag_id: z.guid().nullable().catch(null).default(null),
  sort: z.enum(permissionSorts).catch('name').default('name'),
  descending: z.boolean().catch(false).default(false),
  page: z.number().int().min(0).catch(0).default(0),
  size: z.number().int().min(1).max(500).catch(permissionPageSize).default(permissionPageSize),
});

export const defaultPermissionQuery: PermissionQuery = permissionSearch.parse({});

/** Reads the query from a URL. */
export function permissionQueryOf(search: Record<string, unknown>): PermissionQuery {
  return permissionSearch.parse(search);
}

/** The shortest URL search that gives the same query. */
export function searchOfPermissionQuery(query: PermissionQuery): Partial<PermissionQuery> {
  const entries = Object.entries(query).filter(
    ([field, value]) => value !== defaultPermissionQuery[field as keyof PermissionQuery],
  );
  return Object.fromEntries(entries) as Partial<PermissionQuery>;
}

/** Whether a search or filter leaves people out. */
export function isNarrowed({ search, level, tag_id }: PermissionQuery): boolean {
  return search !== '' || level !== null || tag_id !== null;
}
