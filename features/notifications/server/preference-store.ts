import { choiceOf, readPreferences } from '#notifications/domain';
import type { RecipientChoice, PendingNotification } from '#notifications/domain';
import { findZone } from '#organisation/server';
import type { Tx } from '#packages/database';

/** What each person wants of a notification at a time (milliseconds since 1970). */
export async function findChoices(
  tx: Tx,
  pending: PendingNotification,
  user_ids: readonly string[],
  now: number,
): Promise<ReadonlyMap<string, RecipientChoice>> {
  const zone = await findZone(tx);
  const { rows } = await tx.query<{ user_id: string; metadata: Record<string, unknown> }>(
    'select user_id, metadata from users where org_id = $1 and user_id = any($2::uuid[])',
    [tx.org_id, user_ids],
  );
  return new Map(
    rows.map(({ user_id, metadata }) => [
      user_id,
      choiceOf(pending, readPreferences(metadata), now, zone),
    ]),
  );
}
