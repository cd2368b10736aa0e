import { changesOf } from '#packages/database';
import type { AuditChange, Tx, WriteTx } from '#packages/database';
import type { NewId } from '#packages/kit';
import type { GivenPermission, Permission, Viewer } from '#permissions/contract';
import { insertPermissions } from './permission-store.ts';
import { findCurrentRights } from './current-viewer.ts';

/** Context for new permissions. */
export interface Making {
  now: number;
  newId: NewId;
}

type Held = Pick<Permission, 'permission_id' | 'user_id' | 'tag_id' | 'access' | 'active'>;

/**
 * The viewer with current rights, while nobody else can change permissions of the organisation
 * until COMMIT: a right that was lost while waiting for the lock must not be used. The rows of
 * owners are locked too, against account deletions that do not take this lock.
 */
export async function lockPermissions(tx: WriteTx, viewer: Viewer): Promise<Viewer> {
  await tx.query(`select pg_advisory_xact_lock(hashtextextended('permissions ' || $1::text, 0))`, [
    tx.org_id,
  ]);
  await tx.query(
    `select from permissions
     where org_id = $1 and tag_id is null and active and access ilike '%super%'
     order by permission_id for update`,
    [tx.org_id],
  );
  return findCurrentRights(tx, viewer.user_id);
}

/**
 * Gives a person exactly these permissions: other rows become inactive, new ones are added, equal
 * rows are kept. Returns whether anything changed.
 */
export async function replacePermissions(
  tx: WriteTx,
  user_id: string,
  given: readonly GivenPermission[],
  making: Making,
): Promise<boolean> {
  return replaceRows(tx, user_id, await heldPermissions(tx, user_id), given, making);
}

/** Sets a person's access over the members of one tag, or everybody; null removes it. */
export async function replacePermission(
  tx: WriteTx,
  user_id: string,
  { tag_id, access }: { tag_id: string | null; access: string | null },
  making: Making,
): Promise<boolean> {
  const held = (await heldPermissions(tx, user_id)).filter((row) => row.tag_id === tag_id);
  return replaceRows(tx, user_id, held, access === null ? [] : [{ tag_id, access }], making);
}

/** Removes all permissions of a person; returns whether there were any. */
export async function endPermissions(tx: WriteTx, user_id: string): Promise<boolean> {
  const { rowCount } = await tx.query(
    'update permissions set active = false where org_id = $1 and user_id = $2 and active',
    [tx.org_id, user_id],
  );
  return rowCount > 0;
}

async function replaceRows(
  tx: WriteTx,
  user_id: string,
  held: readonly Held[],
  given: readonly GivenPermission[],
  { now, newId }: Making,
): Promise<boolean> {
  const isSame = (a: GivenPermission, b: GivenPermission) =>
    a.tag_id === b.tag_id && a.access === b.access;
  const ended = held.filter((row) => !given.some((each) => isSame(each, row)));
  const added = given.filter((each) => !held.some((row) => isSame(each, row)));
  if (ended.length > 0) {
    await tx.query(
      'update permissions set active = false where org_id = $1 and permission_id = any($2::uuid[])',
      [tx.org_id, ended.map(({ permission_id }) => permission_id)],
    );
  }
  const created_time = new Date(now).toISOString();
  await insertPermissions(
    tx,
    added.map(({ tag_id, access }) => ({
      ...{ permission_id: newId(), user_id, tag_id, access, created_time },
    })),
  );
  return ended.length + added.length > 0;
}

/** The access of a person by tag, as fields of an audit entry: `permission.all` for everybody. */
export async function findAccess(tx: Tx, user_id: string): Promise<Record<string, string>> {
  const access: Record<string, string> = {};
  for (const row of await heldPermissions(tx, user_id)) {
    const field = `permission.${row.tag_id ?? 'all'}`;
    access[field] = [...(access[field]?.split(', ') ?? []), row.access].sort().join(', ');
  }
  return access;
}

/** What changed in the access of a person, for the audit log. */
export function accessChanges(
  before: Readonly<Record<string, string>>,
  after: Readonly<Record<string, string>>,
): AuditChange[] {
  return changesOf(
    before,
    after,
    [...new Set([...Object.keys(before), ...Object.keys(after)])].sort(),
  );
}

async function heldPermissions(tx: Tx, user_id: string): Promise<Held[]> {
  const { rows } = await tx.query<Held>(
    `select permission_id, user_id, tag_id, access, active from permissions
     where org_id = $1 and user_id = $2 and active`,
    [tx.org_id, user_id],
  );
  return rows;
}
