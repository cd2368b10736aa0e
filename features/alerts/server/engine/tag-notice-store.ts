import type { HandledTest, NotifyingTag, TagMember } from '#alerts/domain';
import type { Tx, WriteTx } from '#packages/database';
import type { Tag } from '#tags/contract';
import { noticeOf } from '#tags/domain';
import { millis } from './scope-data.ts';

/** The tags of people whose dehydration notification is on, in the order of their names. */
export async function findNotifyingTags(
  tx: Tx,
  user_ids: readonly string[],
): Promise<NotifyingTag[]> {
  const { rows } = await tx.query<Pick<Tag, 'tag_id' | 'metadata'>>(
    `select t.tag_id, t.metadata from tags as t
     where t.org_id = $1 and t.active and not t.is_hidden
       and t.metadata->>'_notify_hydration' = 'true' and exists (
         select from user_tags as w
         where w.org_id = $1 and w.tag_id = t.tag_id and w.user_id = any($2::uuid[]))
     order by t.name, t.tag_id`,
    [tx.org_id, user_ids],
  );
  return rows.flatMap(({ tag_id, metadata }) => {
    const { _notify_hydration, _notify_hydration_to } = noticeOf(metadata);
    return _notify_hydration ? [{ tag_id, user_ids: _notify_hydration_to }] : [];
  });
}

/** A test that a tag has handled. */
interface HandledRow extends HandledTest {
  user_id: string;
  tag_id: string;
}

/**
 * What tags have handled of people, locked. A member without a row gets one, so that of two
 * transactions one waits.
 *
 * @returns by 'tag person'; those without a row are missing
 */
export async function lockHandled(
  tx: WriteTx,
  members: readonly TagMember[],
): Promise<ReadonlyMap<string, HandledTest>> {
  const values = [tx.org_id, JSON.stringify(members.map(rowOf))];
  const { rows: added } = await tx.query<{ key: string }>(
    `insert into tag_notices (org_id, user_id, tag_id, measurement_id)
     select $1, (m->>'user_id')::uuid, (m->>'tag_id')::uuid, (m->>'measurement_id')::uuid
     from jsonb_array_elements($2) as m order by 2, 3
     on conflict do nothing returning tag_id || ' ' || user_id as key`,
    values,
  );
  const { rows } = await tx.query<HandledRow>(
    `select n.user_id, n.tag_id, n.measurement_id, ${millis('n.notified_at')} as notified_at
     from tag_notices as n join jsonb_array_elements($2) as m
       on n.user_id = (m->>'user_id')::uuid and n.tag_id = (m->>'tag_id')::uuid
     where n.org_id = $1 order by n.user_id, n.tag_id for update of n`,
    values,
  );
  const isAdded = new Set(added.map(({ key }) => key));
  return new Map(
    rows
      .map((row) => [`${row.tag_id} ${row.user_id}`, row] as const)
      .filter(([key]) => !isAdded.has(key)),
  );
}

/**
 * Stores that tags have handled the tests of their members.
 *
 * @param reached members of whom somebody is notified now
 */
export async function storeHandled(
  tx: WriteTx,
  members: readonly TagMember[],
  reached: readonly TagMember[],
  now: number,
): Promise<void> {
  const rows = members.map((member) => ({
    ...{ ...rowOf(member), is_reached: reached.includes(member) },
  }));
  await tx.query(
    `update tag_notices as n set measurement_id = (m->>'measurement_id')::uuid,
       cleared_time = null,
       notified_at = case when (m->>'is_reached')::boolean then $3 else n.notified_at end
     from jsonb_array_elements($2) as m
     where n.org_id = $1 and n.user_id = (m->>'user_id')::uuid
       and n.tag_id = (m->>'tag_id')::uuid`,
    [tx.org_id, JSON.stringify(rows), new Date(now).toISOString()],
  );
}

/** Stores that a better re-test of people followed. */
export async function clearHandled(
  tx: WriteTx,
  user_ids: readonly string[],
  now: number,
): Promise<void> {
  await tx.query(
    `update tag_notices set cleared_time = $3
     where org_id = $1 and user_id = any($2::uuid[]) and cleared_time is null`,
    [tx.org_id, user_ids, new Date(now).toISOString()],
  );
}

/** Those of some people of whom a tag has handled a test. */
export async function findHandledPeople(tx: Tx, user_ids: readonly string[]): Promise<string[]> {
  const { rows } = await tx.query<{ user_id: string }>(
    'select distinct user_id from tag_notices where org_id = $1 and user_id = any($2::uuid[])',
    [tx.org_id, user_ids],
  );
  return rows.map(({ user_id }) => user_id);
}

/** The recipients of alerts of rules about tests, by the id of the test. */
export async function findNotified(
  tx: Tx,
  measurement_ids: readonly string[],
): Promise<ReadonlyMap<string, ReadonlySet<string>>> {
  const { rows } = await tx.query<{ measurement_id: string; user_ids: string[] }>(
    `select h.ori_measurement_id as measurement_id, array_agg(u.user_id) as user_ids
     from compliance_high_risk_measurement_logs as h
     join compliance_user_alert_logs as u using (org_id, compliance_alert_log_id)
     where h.org_id = $1 and h.ori_measurement_id = any($2::uuid[])
     group by h.ori_measurement_id`,
    [tx.org_id, measurement_ids],
  );
  return new Map(rows.map(({ measurement_id, user_ids }) => [measurement_id, new Set(user_ids)]));
}

function rowOf({ tag, person, test }: TagMember) {
  return {
    ...{ tag_id: tag.tag_id, user_id: person.user_id, measurement_id: test.measurement_id },
  };
}
