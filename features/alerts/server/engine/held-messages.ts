import { groupInterval, groupWait, mostDescribed } from '#alerts/domain';
import type { Database, Tx, WriteTx } from '#packages/database';
import { findContents } from './alert-content.ts';
import { findCandidates, recipientsOfTags } from './scope-data.ts';
import { isAlertOn } from './settled-alerts.ts';
import { writeMessages } from './write-messages.ts';
import type { AlertParts, Notice, NoticeChannel, NoticeMessage } from './write-messages.ts';

/** A channel of a notice that waits for other alerts to the same recipient. */
export interface HeldMessage extends Notice {
  user_id: string;
  channel: NoticeChannel;
  mobile: string | null;
  /** Milliseconds since 1970: of the daily email; null for the next message to the recipient. */
  due: number | null;
}

/** Recipients and channels that one transaction writes messages to. */
const most = 100;

/**
 * Holds messages until the others of the next seconds are known, and until a minute after the last
 * one to the same recipient on the same channel.
 *
 * @param now milliseconds since 1970
 */
export async function holdMessages(
  tx: WriteTx,
  messages: readonly HeldMessage[],
  now: number,
): Promise<void> {
  if (messages.length === 0) return;
  const rows = messages.map(({ id, user_id, channel, mobile, due }) => ({
    ...{ id, user_id, channel, mobile },
    due_at: due === null ? null : new Date(due).toISOString(),
  }));
  await tx.query(
    `insert into alert_held_messages (org_id, compliance_user_alert_log_id, channel, user_id,
       mobile, due_at)
     select $1, (m->>'id')::uuid, m->>'channel', (m->>'user_id')::uuid, m->>'mobile',
       coalesce((m->>'due_at')::timestamptz, greatest($3, (
         select max(h.sent_at) + $4::float8 * interval '1 ms' from alert_held_messages as h
         where h.org_id = $1 and h.user_id = (m->>'user_id')::uuid
           and h.channel = m->>'channel')))
     from jsonb_array_elements($2) as m
     on conflict (org_id, compliance_user_alert_log_id, channel) do update
       set due_at = excluded.due_at, mobile = excluded.mobile, sent_at = null`,
    [...[tx.org_id, JSON.stringify(rows), new Date(now + groupWait).toISOString()], groupInterval],
  );
}

/** The organisations in which held messages are due. */
export async function findOrganisationsWithHeld(
  database: Database,
  now: number,
): Promise<string[]> {
  const rows = await database.lookUp<{ org_id: string }>(
    'select org_id from organisations_with_held_messages($1)',
    [new Date(now).toISOString()],
  );
  return rows.map(({ org_id }) => org_id);
}

/**
 * Sends the held messages that are due: all alerts for one recipient on one channel are one message.
 *
 * @returns the number of messages
 */
export async function sendHeld(
  tx: WriteTx,
  parts: Omit<AlertParts, 'candidates'>,
): Promise<number> {
  // They stay due, and are sent when alerts are switched on again.
  if (!(await isAlertOn(tx)) || !(await isOnly(tx))) return 0;
  const taken = await takeDue(tx, parts.now);
  const messages = await describe(tx, taken);
  const described = messages.flatMap((message) =>
    message.described.map(({ content }) => ({ user_id: message.user_id, content })),
  );
  const candidates = await findCandidates(tx, recipientsOfTags(described));
  await writeMessages(tx, messages, { ...parts, candidates });
  return messages.length;
}

/** Deletes held messages of notices, because these were answered or dismissed. */
export async function removeHeld(tx: WriteTx, notice_ids: readonly string[]): Promise<void> {
  await tx.query(
    `delete from alert_held_messages
     where org_id = $1 and compliance_user_alert_log_id = any($2::uuid[]) and sent_at is null`,
    [tx.org_id, notice_ids],
  );
}

/** True in one transaction at a time: another would split the alerts of a recipient. */
async function isOnly(tx: WriteTx): Promise<boolean> {
  const { rows } = await tx.query<{ mine: boolean }>(
    `select pg_try_advisory_xact_lock(hashtextextended('held alert messages ' || $1, 0)) as mine`,
    [tx.org_id],
  );
  return rows[0]?.mine === true;
}

type TakenMessage = Omit<HeldMessage, 'due'>;

/**
 * Marks what is due, or nearly, as sent, oldest first; forgets what was sent before. Notices are
 * locked before their messages, as in an answer; those that are being answered wait.
 */
async function takeDue(tx: WriteTx, now: number): Promise<TakenMessage[]> {
  const [time, before, soon] = [now, now - groupInterval, now + groupInterval].map((each) =>
    new Date(each).toISOString(),
  );
  await tx.query('delete from alert_held_messages where org_id = $1 and sent_at < $2', [
    ...[tx.org_id, before],
  ]);
  const { rows: locked } = await tx.query<{ id: string; channels: string[] }>(
    `with recipients as (
       select user_id, channel from alert_held_messages
       where org_id = $1 and sent_at is null and due_at <= $2
       group by user_id, channel order by min(due_at) limit $4
     ), due as (
       select h.compliance_user_alert_log_id, array_agg(h.channel) as channels
       from alert_held_messages as h join recipients using (user_id, channel)
       where h.org_id = $1 and h.sent_at is null and h.due_at <= $3
       group by h.compliance_user_alert_log_id
     )
     select u.compliance_user_alert_log_id as id, due.channels
     from compliance_user_alert_logs as u join due using (compliance_user_alert_log_id)
     where u.org_id = $1 for update of u skip locked`,
    [tx.org_id, time, soon, most],
  );
  const { rows } = await tx.query<TakenMessage>(
    `with taken as (
       update alert_held_messages as h set sent_at = $2
       from jsonb_array_elements($3) as n
       where h.org_id = $1 and h.compliance_user_alert_log_id = (n->>'id')::uuid
         and n->'channels' ? h.channel and h.sent_at is null
       returning h.compliance_user_alert_log_id, h.user_id, h.channel, h.mobile
     )
     select t.compliance_user_alert_log_id as id, u.compliance_alert_log_id, t.user_id, t.channel,
       t.mobile
     from taken as t join compliance_user_alert_logs as u
       on u.org_id = $1 and u.compliance_user_alert_log_id = t.compliance_user_alert_log_id
     where u.active and u.acked_at is null
     order by u.created_time, u.compliance_user_alert_log_id`,
    [tx.org_id, time, JSON.stringify(locked)],
  );
  return rows;
}

/** Adds what the first alerts of each message say. */
async function describe(tx: Tx, taken: readonly TakenMessage[]): Promise<NoticeMessage[]> {
  const groups = groupsOf(taken);
  const ids = groups.flatMap((group) =>
    group.slice(0, mostDescribed).map((each) => each.compliance_alert_log_id),
  );
  const contents = await findContents(tx, [...new Set(ids)]);
  return groups.flatMap((group) => {
    const [first] = group;
    if (first === undefined) return [];
    const described = group.slice(0, mostDescribed).flatMap((notice) => {
      const content = contents.get(notice.compliance_alert_log_id);
      return content === undefined ? [] : [{ notice, content }];
    });
    if (described.length === 0) return [];
    const { user_id, channel, mobile } = first;
    return [{ user_id, channel, mobile, described, others: group.slice(mostDescribed) }];
  });
}

/** The notices of each message. */
function groupsOf(taken: readonly TakenMessage[]): TakenMessage[][] {
  const groups = new Map<string, TakenMessage[]>();
  for (const each of taken) {
    const key = `${each.channel} ${each.user_id}`;
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [each]);
    else group.push(each);
  }
  return [...groups.values()];
}
