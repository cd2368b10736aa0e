import { giveCredential, takeCredential } from '#auth/server';
import type { TakenCredential } from '#auth/server';
import { isUniqueViolation } from '#packages/database';
import type { WriteTx } from '#packages/database';
import { queueTask } from '#packages/tasks/server';
import { activatePermissions, takePermissions } from '#permissions/server';
import { forgetRemoved } from './removed-work.ts';
import { activatePerson, deactivatePeople } from './user-store.ts';

/** Days in which an admin can restore a person who left by themselves. */
const leftDays = 7;
/** Days in which an admin can restore a person who was deleted by another. */
export const deletedDays = 30;

const day = 86_400_000;

/**
 * Removes a person: signs them out everywhere, frees their email, and keeps their rights for the
 * days in which they can be restored. False if they were already removed or erased.
 *
 * @param now milliseconds since 1970
 * @param days how long they can be restored
 */
export async function removePerson(
  tx: WriteTx,
  user_id: string,
  now: number,
  days = leftDays,
): Promise<boolean> {
  // Locks the person before the account, in the same order as a sign-in with a work account.
  if ((await deactivatePeople(tx, [user_id])) === 0) return false;
  const credential = await takeCredential(tx, user_id);
  const permission_ids = await takePermissions(tx, user_id);
  const removed_time = new Date(now).toISOString();
  const restorable_until = new Date(now + days * day);
  await tx.query(
    `insert into removed_people (org_id, user_id, removed_time, restorable_until, credential,
       permission_ids)
     values ($1, $2, $3, $4, $5, $6)`,
    [
      ...[tx.org_id, user_id, removed_time, restorable_until.toISOString()],
      ...[credential && JSON.stringify(credential), permission_ids],
    ],
  );
  const task = { org_id: tx.org_id, user_id, removed_time };
  await queueTask(tx, forgetRemoved, task, { after: restorable_until });
  return true;
}

/** Result of restoring a person. */
export type BroughtBack = 'back' | 'gone' | 'taken' | 'refused';

/**
 * Restores a removed person with their former rights, or changes nothing: 'gone' if they cannot be
 * restored any more, 'taken' if another person has their email.
 *
 * @param isAllowed called after the person was restored; false if the caller may not restore such a
 *   person
 */
export async function bringBack(
  tx: WriteTx,
  user_id: string,
  now: number,
  isAllowed: () => Promise<boolean>,
): Promise<BroughtBack> {
  await tx.query('savepoint of_person');
  const end = await restored(tx, user_id, now, isAllowed).catch((error: unknown): BroughtBack => {
    if (isUniqueViolation(error)) return 'taken';
    throw error;
  });
  if (end !== 'back') await tx.query('rollback to savepoint of_person');
  return end;
}

async function restored(
  tx: WriteTx,
  user_id: string,
  now: number,
  isAllowed: () => Promise<boolean>,
): Promise<BroughtBack> {
  const { rows } = await tx.query<{ credential: TakenCredential | null; permission_ids: string[] }>(
    `delete from removed_people where org_id = $1 and user_id = $2 and restorable_until > $3
     returning credential, permission_ids`,
    [tx.org_id, user_id, new Date(now).toISOString()],
  );
  const [removed] = rows;
  if (removed === undefined) return 'gone';
  const { credential, permission_ids } = removed;
  if (!(await activatePerson(tx, user_id))) return 'gone';
  if (credential !== null && !(await giveCredential(tx, user_id, credential))) return 'taken';
  await activatePermissions(tx, permission_ids);
  return (await isAllowed()) ? 'back' : 'refused';
}
