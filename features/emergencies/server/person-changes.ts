import type { WriteTx } from '#packages/database';
import { emergenciesOfPerson, restamp } from './emergency-store.ts';

/** Puts one person in the place of another in all emergencies, as affected and as recorder. */
export async function moveEmergencies(tx: WriteTx, from: string, to: string): Promise<void> {
  const emergencies = await emergenciesOfPerson(tx, from);
  for (const column of ['user_id', 'recorded_by']) {
    await tx.query(
      `update emergency_entries set ${column} = $3 where org_id = $1 and ${column} = $2`,
      [tx.org_id, from, to],
    );
  }
  await restamp(tx, emergencies);
}

/**
 * Takes a person out of emergencies. The notes of emergencies in which they were affected may say
 * who they are, so they are emptied; steps and times stay.
 */
export async function eraseEmergencies(
  tx: WriteTx,
  { user_id }: { user_id: string },
): Promise<void> {
  const emergencies = await emergenciesOfPerson(tx, user_id);
  const values = [tx.org_id, user_id];
  await tx.query(
    `update emergency_entries as e set note = ''
     where e.org_id = $1 and e.note <> '' and exists (
       select from emergency_entries as p
       where p.org_id = e.org_id and p.emergency_id = e.emergency_id and p.user_id = $2)`,
    values,
  );
  for (const column of ['user_id', 'recorded_by']) {
    await tx.query(
      `update emergency_entries set ${column} = null where org_id = $1 and ${column} = $2`,
      values,
    );
  }
  await restamp(tx, emergencies);
}
