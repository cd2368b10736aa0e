import type { findAlertRecipients } from '#alerts/contract';
import { recipientsOf, supervises } from '#alerts/domain';
import { isWebhookSet } from '#outbox/server';
import type { Tx } from '#packages/database';
import type { Call } from '#packages/http/server';
import { personName } from '#people/domain';
import type { Viewer } from '#permissions/contract';
import { findSubscribers } from '#push/server';
import { aboutOf, findPeople, planAlert } from './alert-plan.ts';
import type { ChannelServices } from './channel-services.ts';
import { findCandidates } from './engine/scope-data.ts';

/** Whom an alert by hand would reach now, by the same rules as when it is sent. */
export async function previewRecipients(
  { viewer, body, database }: Call<typeof findAlertRecipients, Viewer>,
  { isMailSent, isSmsSent }: ChannelServices,
) {
  const about = aboutOf(body);
  return await database.read(viewer.org_id, async (tx) => {
    const { subjects, isOwn } = await planAlert(tx, viewer, about);
    const candidates = await findCandidates(tx);
    const { user_ids, skipped } = recipientsOf(subjects, candidates);
    const ids = [...user_ids, ...skipped.map(({ user_id }) => user_id)];
    const names = await findNames(tx, viewer, ids);
    const browsers = await findSubscribers(tx, user_ids);
    const chosen = new Set(user_ids);
    return {
      reached: user_ids.flatMap((user_id) => {
        const name = names.get(user_id);
        return name === undefined ? [] : [{ user_id, name, has_browser: browsers.has(user_id) }];
      }),
      skipped: skipped.flatMap(({ user_id, reason }) => {
        const name = names.get(user_id);
        return name === undefined ? [] : [{ user_id, name, reason }];
      }),
      counts: { sent: user_ids.length, skipped: skipped.length },
      is_by_admins:
        user_ids.length > 0 &&
        !candidates.some(
          (candidate) =>
            chosen.has(candidate.user_id) &&
            subjects.some((subject) => supervises(candidate, subject)),
        ),
      is_only_caller: user_ids.length === 1 && chosen.has(viewer.user_id),
      is_own: isOwn,
      setup: { mail: isMailSent, sms: isSmsSent, webhook: await isWebhookSet(tx) },
    };
  });
}

/** The names of people, without those that the viewer may not see. */
async function findNames(
  tx: Tx,
  viewer: Viewer,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const seen = await findPeople(tx, viewer, ids);
  const { rows } = await tx.query<{ user_id: string; name_first: string; name_last: string }>(
    `select user_id, name_first, name_last from users
     where org_id = $1 and user_id = any($2::uuid[])`,
    [tx.org_id, seen.map(({ user_id }) => user_id)],
  );
  return new Map(rows.map((row) => [row.user_id, personName(row)]));
}
