import { choiceOf, readPreferences } from '#notifications/domain';
import type { RecipientChoice, PendingNotification } from '#notifications/domain';
import { findZone } from '#organisation/server';
import type { Tx } from '#packages/database';

/** What a person wants of a notification at a time (milliseconds since 1970); null for nobody. */
export type ChoiceOf = (
  user_id: string,
  pending: PendingNotification,
  now: number,
) => RecipientChoice | null;

/** Reads what people want of notifications. */
export async function findChoices(tx: Tx, user_ids: readonly string[]): Promise<ChoiceOf> {
  const zone = await findZone(tx);
  const { rows } = await tx.query<{ user_id: string; metadata: Record<string, unknown> }>(
    'select user_id, metadata from users where org_id = $1 and user_id = any($2::uuid[])',
    [tx.org_id, user_ids],
  );
  const known = new Map(rows.map(({ user_id, metadata }) => [user_id, readPreferences(metadata)]));
  return (user_id, pending, now) => {
    const preferences = known.get(user_id);
    return preferences === undefined ? null : choiceOf(pending, preferences, now, zone);
  };
}
