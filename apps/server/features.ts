import { attemptLimits, authCalls, signIns } from '#auth/server';
import {
  customTypeSync,
  linksOf,
  linkSync,
  linkTypeSync,
  measurementCalls,
  measurements,
  measurementSync,
} from '#measurements/server';
import { organisationCalls, organisations, organisationSync } from '#organisation/server';
import { baseMigrations } from '#packages/database';
import type { Migration } from '#packages/database';
import type { Bound } from '#packages/http/server';
import { rowMarks, syncCalls } from '#packages/sync/server';
import type { SyncSource } from '#packages/sync/server';
import {
  findSignedInUser,
  userCalls,
  users,
  usersFollowTags,
  userSync,
  visiblePeople,
} from '#people/server';
import type { Viewer } from '#permissions/contract';
import { permissions, permissionSync } from '#permissions/server';
import { personScope, tags, tagSync } from '#tags/server';

/** The schema, step by step; a new step goes to the end. */
export const migrations: readonly Migration[] = [
  ...baseMigrations,
  organisations,
  permissions,
  signIns,
  tags,
  users,
  measurements,
  attemptLimits,
  usersFollowTags,
  rowMarks,
];

/** Tables whose rows carry a stamp of the organisation's clock. */
export const stampedTables: readonly string[] = [
  'organisations',
  'permissions',
  'tags',
  'users',
  'custom_measurement_types',
  'link_measurement_types',
  'measurements',
  'link_measurements',
];

/** Lists of the sync answers that exist; the others are answered empty. */
const syncSources: readonly SyncSource<Viewer>[] = [
  organisationSync,
  permissionSync(personScope),
  tagSync,
  userSync,
  customTypeSync,
  linkTypeSync,
  measurementSync,
  linkSync,
];

/** Every call this server answers; trials of sync have smaller pages. */
export function callsOf(sync: { pageSize?: number | undefined } = {}): Bound<Viewer>[] {
  return [
    ...authCalls(findSignedInUser),
    ...organisationCalls<Viewer>(),
    ...userCalls,
    ...measurementCalls,
    ...syncCalls<Viewer>({ sources: syncSources, access: visiblePeople, linksOf, ...sync }),
  ];
}

export const endpoints = callsOf().map(({ endpoint }) => endpoint);
