import type { Access } from '#permissions/contract';
import type { PersonLevel } from '#permissions/domain';

/** Query of the permissions table; kept in the URL. */
export interface PermissionQuery {
  search: string;
  level: PersonLevel | null;
  /** People who have the tag, or hold a permission over it. */
  tag_id: string | null;
  sort: PermissionSort;
  descending: boolean;
  /** From 0. */
  page: number;
  size: number;
}

export const permissionSorts = ['name', 'email', 'level', 'changed'] as const;
export type PermissionSort = (typeof permissionSorts)[number];

/** What a permission allows, and for which people. */
export interface PermissionScope {
  /** Null: everybody. */
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
  /** When a permission of the person last changed, in ms since 1970; null if none was ever set. */
  changed: number | null;
  /** The viewer may remove this person's permissions. */
  mayRemove: boolean;
  /** The viewer may set them here. Rights of admins are set in the settings. */
  mayEdit: boolean;
}

export interface PermissionPage {
  rows: PermissionRow[];
  /** Number of people that match. */
  matching: number;
  /** Number of people without a filter. */
  total: number;
}
