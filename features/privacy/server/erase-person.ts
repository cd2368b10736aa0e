import type { Database, Queryable, WriteTx } from '#packages/database';
import type { PersonalData } from '#packages/feature/server';
import { isSameText } from '#packages/kit';
import { personName } from '#people/domain';
import { eraseUser, findErasable, viewerOnceBack } from '#people/server';
import type { Viewer } from '#permissions/contract';
import { deactivatePermissions, findCurrentRights, findOwners } from '#permissions/server';

export interface Erasure {
  readonly user_id: string;
  /** The person's name as typed, as a confirmation; null: none is needed. */
  readonly name: string | null;
  /** Milliseconds since 1970. */
  readonly now: number;
  /** Of all features. */
  readonly personalData: readonly PersonalData[];
  /** Of the audit entry. */
  readonly summary?: string;
  /** Throws if this person may not be erased; the person has their rights from before a removal. */
  readonly check: (subject: Viewer) => Promise<void> | void;
}

/**
 * Deletes identifying data of a person from all tables. Their row is kept without a name, so that
 * all copies learn of it; the values of their tests are kept without a name.
 *
 * @returns 'unknown' without such a person, 'wrong_name' if the confirmation differs
 */
export async function eraseWithin(
  tx: WriteTx,
  { user_id, name, now, personalData, summary, check }: Erasure,
): Promise<'erased' | 'unknown' | 'wrong_name'> {
  const person = await findErasable(tx, user_id);
  if (person === null) return 'unknown';
  // A removed person has no rights any more, and is treated by their former rights while they can
  // be restored.
  await check((await viewerOnceBack(tx, user_id)) ?? (await findCurrentRights(tx, user_id)));
  if (name !== null && !isSameText(name, personName(person))) return 'wrong_name';
  await deactivatePermissions(tx, [user_id]);
  const identified = { user_id, email: person.email };
  for (const part of personalData) await part.erase?.(tx, identified);
  await eraseUser(tx, user_id, new Date(now).toISOString());
  const entry = { action: 'erase', entity: 'user', entity_id: user_id };
  tx.audit(summary === undefined ? entry : { ...entry, summary });
  return 'erased';
}

/** The same by the operator of the server, who may not leave an organisation without an owner. */
export async function eraseAsOperator(
  database: Database,
  org_id: string,
  erasure: Omit<Erasure, 'summary' | 'check'>,
): Promise<'erased' | 'unknown' | 'wrong_name' | 'only_owner'> {
  return database.write({ org_id, actor_user_id: null }, async (tx) => {
    const owners = await findOwners(tx);
    if (owners.length === 1 && owners[0] === erasure.user_id) return 'only_owner';
    const check = () => undefined;
    return eraseWithin(tx, { ...erasure, summary: 'By the server operator', check });
  });
}

/** Who was erased, and where. */
export interface Erased {
  readonly org_id: string;
  readonly user_id: string;
}

/**
 * Everybody who was erased since a time, ISO, in the whole database.
 *
 * @param owner reads past row level security
 */
export async function findErased(owner: Queryable, since: string): Promise<Erased[]> {
  const { rows } = await owner.query<Erased>(
    `select distinct org_id, entity_id as user_id from audit_log
     where action = 'erase' and entity = 'user' and time >= $1`,
    [since],
  );
  return rows;
}

/** Erases people whom a restore has brought back; returns how many these are. */
export async function eraseAgain(
  database: Database,
  people: readonly Erased[],
  parts: Pick<Erasure, 'now' | 'personalData'>,
): Promise<number> {
  let count = 0;
  for (const { org_id, user_id } of people) {
    const answer = await database.write({ org_id, actor_user_id: null }, (tx) =>
      eraseWithin(tx, {
        ...{ ...parts, user_id, name: null, check: () => undefined },
        summary: 'Again, after a restore by the server operator',
      }),
    );
    if (answer === 'erased') count += 1;
  }
  return count;
}
