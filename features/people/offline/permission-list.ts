import { compareNames, matchesSearch } from '#packages/kit';
import { defineRead } from '#packages/sync/offline';
import type { Copy } from '#packages/sync/offline';
import { byName, personName } from '#people/domain';
import type {
  PermissionPage,
  PermissionQuery,
  PermissionRow,
  PermissionScope,
} from '#people/domain';
import type { User } from '#people/contract';
import type { Viewer } from '#permissions/contract';
import {
  canChangePermissions,
  isAdmin,
  levelOf,
  managedBy,
  personLevels,
} from '#permissions/domain';
import { permissionsOf, viewerOf } from '#permissions/offline';
import { tagsById } from '#tags/offline';
import { peopleById } from './user-rows.ts';

/**
 * A page of the permissions table: everybody for admins, the members of their tags for managers.
 */
export const permissionList = defineRead({
  name: 'people.permissions',
  tables: ['users', 'permissions', 'tags', 'organisations'],
  run(copy, query: PermissionQuery, { user_id }): PermissionPage {
    const viewer = viewerOf(copy, user_id);
    const shown = shownTo(copy, viewer).map((person) => rowOf(copy, viewer, person));
    const matching = shown.filter((row) => matches(copy, row, query));
    const sorted = sortRows(matching, query);
    const start = query.page * query.size;
    return {
      rows: sorted.slice(start, start + query.size),
      matching: matching.length,
      total: shown.length,
    };
  },
});

/** The viewer's own permissions by scope. */
export const ownPermissions = defineRead({
  name: 'people.own_permissions',
  tables: ['users', 'permissions', 'tags', 'organisations'],
  run: (copy, _params: Record<string, never>, { user_id }): PermissionScope[] =>
    scopesOf(copy, viewerOf(copy, user_id)),
});

function shownTo(copy: Copy, viewer: Viewer): User[] {
  const { everybody, tag_ids } = managedBy(viewer);
  return [...peopleById(copy).values()]
    .filter(({ active }) => active)
    .filter((person) => everybody || person.tag_ids.some((id) => tag_ids.includes(id)))
    .sort(byName);
}

function rowOf(copy: Copy, viewer: Viewer, person: User): PermissionRow {
  const { user_id, name_first, name_last, email, has_picture } = person;
  const subject = viewerOf(copy, user_id);
  const mayRemove = canChangePermissions(viewer, subject);
  const stamps = permissionsOf(copy, user_id).map(({ modified_time }) => Date.parse(modified_time));
  return {
    ...{ user_id, name_first, name_last, email, has_picture },
    level: levelOf(subject),
    scopes: scopesOf(copy, subject),
    changed: stamps.length === 0 ? null : Math.max(...stamps),
    mayRemove,
    mayEdit: mayRemove && !isAdmin(subject),
  };
}

/**
 * Scopes of a person's permissions: everybody first, then tags by name. A removed tag gives no
 * permission.
 */
export function scopesOf(copy: Copy, { grants }: Viewer): PermissionScope[] {
  const tags = tagsById(copy);
  return grants
    .flatMap(({ access, tag_id }): PermissionScope[] => {
      if (tag_id === null) return [{ tag_id, tag: null, access }];
      const tag = tags.get(tag_id);
      return tag?.active === true ? [{ tag_id, tag: tag.name, access }] : [];
    })
    .sort((a, b) => compareNames(a.tag ?? '', b.tag ?? ''));
}

function matches(copy: Copy, row: PermissionRow, query: PermissionQuery): boolean {
  const { level, tag_id, search } = query;
  if (level !== null && row.level !== level) return false;
  const isOfTag =
    tag_id === null ||
    row.scopes.some((scope) => scope.tag_id === tag_id) ||
    peopleById(copy).get(row.user_id)?.tag_ids.includes(tag_id) === true;
  return isOfTag && matchesSearch(search, [personName(row), row.email ?? '']);
}

/** Rows are sorted by name before; the sort is stable, and missing values come last. */
function sortRows(rows: PermissionRow[], { sort, descending }: PermissionQuery): PermissionRow[] {
  const sign = descending ? -1 : 1;
  if (sort === 'name') return descending ? rows.toReversed() : rows;
  return rows.toSorted((a, b) => {
    if (sort === 'level') {
      return sign * (personLevels.indexOf(a.level) - personLevels.indexOf(b.level));
    }
    const [x, y] = sort === 'email' ? [a.email, b.email] : [a.changed, b.changed];
    if (x === null || y === null) return Number(x === null) - Number(y === null);
    return sign * (x < y ? -1 : x > y ? 1 : 0);
  });
}
