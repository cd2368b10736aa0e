import { param } from '#packages/kit';
import { listSearch } from '#packages/ui';
import { permissionSorts } from '#people/domain';
import type { PermissionQuery } from '#people/domain';
import { personLevels } from '#permissions/domain';

/** The URL search of the table. */
export const permissionSearch = listSearch(
  { size: 50, sort: 'name', sorts: permissionSorts },
  {
    level: param.orNull(param.oneOf(personLevels)),
    tag_id: param.orNull(param.id),
  },
);

/** Whether a search or filter leaves people out. */
export function isNarrowed({ search, level, tag_id }: PermissionQuery): boolean {
  return search !== '' || level !== null || tag_id !== null;
}
