import type { Access } from '#permissions/contract';
import type { PersonLevel } from '#permissions/domain';

/** What the table of permissions is asked for; kept in the address. */
export interface PermissionQuery {
  search: string;
  level: PersonLevel | null;
  /** People who wear the tag, or hold a permission over it. */
  tag_id: string | null;
  sort: PermissionSort;
  descending: boolean;
  /** From 0. */
  page: number;
  size: number;
}

export const permissionSorts = ['name', 'email', 'level', 'changed'] as const;
export type PermissionSort = (typeof permissionSorts)[number];

/** With whom a permission lets something be done, and what. */
export interface PermissionScope {
  /** null: everybody. */
  tag_id: string | null;
  /** Name of the tag; null for everybody. */
  tag: string | null;
  access: readonly Access[];
}

/** One line of the table. */
export interface PermissionRow {
  user_id: string;
  name_first: string;
  name_last: string;
  email: string | null;
  has_picture: boolean;
  level: PersonLevel;
  scopes: PermissionScope[];
  /** When a permission of the person last changed, in ms since 1970; null where there never was one. */
  changed: number | null;
  /** The viewer may take this person's permissions away. */
  mayRemove: boolean;
  /** The viewer may set them here; those of admins are set in the settings. */
  mayEdit: boolean;
}

export interface PermissionPage {
  rows: PermissionRow[];
  /** People that match. */
  matching: number;
  /** People without a filter. */
  total: number;
}
