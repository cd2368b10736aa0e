import { answerTime } from '#compliance/contract';
import type { RowOf } from '#compliance/contract';
import type { AlertFact, ComplianceFacts, PlaceOfWork, Span } from '#compliance/domain';
import { factorsOf, hazardScore } from '#jobs/domain';
import { isPlaced, storedPlace } from '#locations/domain';
import type { Tx } from '#packages/database';
import { iso } from '#packages/sync/server';
import type { Leave, Roster } from '#rosters/contract';

/** A person as the database has them. */
export interface PersonRow {
  user_id: string;
  name_first: string;
  name_last: string;
  /** All of their tags. */
  tag_ids: string[];
}

const isoTime = (time: number) => new Date(time).toISOString();
/** SQL: a row `m` of `measurements` is a test that counts. */
const isCounted = `m.type = 'sosm' and m.valid and m.active`;

/** Everybody who counts: active, neither hidden nor a test person, and added before the end. */
export async function findCountedPeople(tx: Tx, end: number): Promise<PersonRow[]> {
  const { rows } = await tx.query<PersonRow>(
    `select u.user_id, u.name_first, u.name_last, array_remove(array_agg(w.tag_id), null) as tag_ids
     from users as u left join user_tags as w using (org_id, user_id)
     where u.org_id = $1 and u.active and not u.is_hidden and not u.experimental
       and u.created_time < $2
     group by u.user_id, u.name_first, u.name_last
     order by lower(u.name_last), lower(u.name_first), u.user_id`,
    [tx.org_id, isoTime(end)],
  );
  return rows;
}

/** Times of the valid saliva tests of each person in a period, in order. */
export async function findTestTimes(
  tx: Tx,
  { start, end }: Span,
): Promise<Map<string, readonly number[]>> {
  // As one short text for each person: a million rows would take seconds to read.
  const { rows } = await tx.query<{ user_id: string; times: string }>(
    `select user_id, string_agg(
       ((date_part('epoch', m.created_time) * 1000)::bigint - $2::bigint)::text, ',') as times
     from measurements as m
     where m.org_id = $1 and ${isCounted} and m.created_time >= $3 and m.created_time <= $4
     group by user_id`,
    [tx.org_id, start, isoTime(start), isoTime(end)],
  );
  const found = new Map<string, readonly number[]>();
  for (const { user_id, times } of rows) {
    const own = times.split(',').map((text) => Number(text) + start);
    found.set(
      user_id,
      own.sort((one, other) => one - other),
    );
  }
  return found;
}

/** Which people have no valid saliva test before a time. */
export async function findNeverTested(
  tx: Tx,
  user_ids: readonly string[],
  end: number,
): Promise<Set<string>> {
  if (user_ids.length === 0) return new Set();
  const { rows } = await tx.query<{ user_id: string }>(
    `select p.user_id from unnest($2::uuid[]) as p (user_id)
     where not exists (
       select from measurements as m
       where m.org_id = $1 and m.user_id = p.user_id and ${isCounted} and m.created_time < $3)`,
    [tx.org_id, user_ids, isoTime(end)],
  );
  return new Set(rows.map(({ user_id }) => user_id));
}

/** All rosters with what they were before, and the leave in a period. */
export async function findRostersAndLeave(tx: Tx, { start, end }: Span) {
  const { rows: rosters } = await tx.query<Roster>(
    `select roster_id, user_ids, timezone, interval, days_of_week, active, earlier,
       ${iso('shift_start_time')} as shift_start_time, ${iso('shift_end_time')} as shift_end_time,
       ${iso('created_time')} as created_time
     from rosters where org_id = $1 and (active or modified_time >= $2)`,
    [tx.org_id, isoTime(start)],
  );
  const { rows: leaves } = await tx.query<Pick<Leave, 'user_id' | 'start_time' | 'end_time'>>(
    `select user_id, ${iso('start_time')} as start_time, ${iso('end_time')} as end_time
     from roster_user_leave where org_id = $1 and active and start_time < $3 and end_time > $2`,
    [tx.org_id, isoTime(start), isoTime(end)],
  );
  return { rosters, leaves };
}

/** A test of high risk with the next valid test of its person. */
export interface RetestRow {
  user_id: string;
  measurement_id: string;
  /** Milliseconds since 1970. */
  time: number;
  retested: number | null;
}

const epoch = (column: string) => `round(date_part('epoch', ${column}) * 1000)::float8`;

/** The tests of a period that status rules took as high risk, the newest first; each once. */
export async function findRetests(tx: Tx, { start, end }: Span): Promise<RetestRow[]> {
  const { rows } = await tx.query<RetestRow>(
    `select m.user_id, m.measurement_id, ${epoch('m.created_time')} as time,
       ${epoch('next.created_time')} as retested
     from (
       select distinct ori_measurement_id as measurement_id
       from compliance_high_risk_measurement_logs
       where org_id = $1 and created_time >= $2 and created_time < $4
     ) as h
     join measurements as m on m.org_id = $1 and m.measurement_id = h.measurement_id
     left join lateral (
       select n.created_time from measurements as n
       where n.org_id = $1 and n.user_id = m.user_id and n.type = 'sosm' and n.valid and n.active
         and n.created_time > m.created_time
       order by n.created_time limit 1
     ) as next on true
     where ${isCounted} and m.created_time >= $2 and m.created_time < $3
     order by m.created_time desc, m.measurement_id`,
    [tx.org_id, isoTime(start), isoTime(end), isoTime(end + latestLog)],
  );
  return rows;
}

/** A test that arrives later than this after it was taken starts no case. */
const latestLog = 48 * 3_600_000;

interface ActionRow {
  high_risk_id: string;
  user_id: string;
  time: string;
  actions: string[];
  survey: boolean;
  guidance: boolean;
  supervisor: boolean;
}

/**
 * The cases of the tests of high risk of a period that are older than an hour and whose rule asks for
 * an action, the newest first, without names.
 */
export async function findActions(
  tx: Tx,
  { start, end }: Span,
  now: number,
): Promise<Omit<RowOf<'actions'>, 'name_first' | 'name_last'>[]> {
  const { rows } = await tx.query<ActionRow>(
    `select h.compliance_high_risk_measurement_log_id as high_risk_id, h.user_id,
       ${iso('m.created_time')} as time,
       array(select jsonb_array_elements_text(r.trigger->'actions')) as actions,
       h.survey_completed as survey, h.guidance_read as guidance, h.supervisor_called as supervisor
     from compliance_high_risk_measurement_logs as h
     join measurements as m on m.org_id = h.org_id and m.measurement_id = h.ori_measurement_id
     join alert_rules as r on r.org_id = h.org_id and r.alert_rule_id = h.alert_rule_id
     where h.org_id = $1 and h.created_time >= $2 and h.created_time < $4
       and h.created_time <= $5 and ${isCounted} and m.created_time >= $2 and m.created_time < $3
       and jsonb_array_length(r.trigger->'actions') > 0
     order by m.created_time desc, h.compliance_high_risk_measurement_log_id`,
    [
      ...[tx.org_id, isoTime(start), isoTime(end), isoTime(end + latestLog)],
      isoTime(now - answerTime),
    ],
  );
  return rows.map(({ actions, survey, guidance, supervisor, ...row }) => {
    const asked = {
      survey: actions.includes('complete_survey') ? survey : null,
      guidance: actions.includes('read_guidance') ? guidance : null,
      supervisor: actions.includes('call_supervisor') ? supervisor : null,
    };
    return { ...row, ...asked, is_done: !Object.values(asked).includes(false) };
  });
}

interface NoticeRow extends Omit<AlertFact, 'is_done' | 'minutes' | 'tag_ids'> {
  alert_id: string;
  acknowledged: number | null;
}

/**
 * The alerts that were sent to recipients in a period and not dismissed, the newest first. One that
 * is neither acknowledged nor an hour old is left out.
 */
export async function findAlerts(tx: Tx, { start, end }: Span, now: number): Promise<AlertFact[]> {
  const values = [tx.org_id, isoTime(start), isoTime(end)];
  const { rows } = await tx.query<NoticeRow>(
    `select n.compliance_user_alert_log_id as notice_id, n.compliance_alert_log_id as alert_id,
       n.user_id, u.name_first, u.name_last, a.reason, ${epoch('n.created_time')} as sent, ${epoch('n.acked_at')} as acknowledged
     from compliance_user_alert_logs as n
     join compliance_alert_logs as a using (org_id, compliance_alert_log_id)
     join users as u on u.org_id = n.org_id and u.user_id = n.user_id
     where n.org_id = $1 and n.active and n.created_time >= $2 and n.created_time < $3
       and (n.acked_at is not null or n.created_time < $4)
     order by n.created_time desc, n.compliance_user_alert_log_id`,
    [...values, isoTime(now - answerTime)],
  );
  const { rows: subjects } = await tx.query<{ alert_id: string; tag_ids: string[] }>(
    `select a.compliance_alert_log_id as alert_id, array(
       select distinct tag #>> '{}' from jsonb_path_query(a.targets, 'lax $.**.tag_ids[*]') as tag
     ) as tag_ids
     from compliance_alert_logs as a
     where a.org_id = $1 and a.compliance_alert_log_id in (
       select compliance_alert_log_id from compliance_user_alert_logs
       where org_id = $1 and active and created_time >= $2 and created_time < $3)`,
    values,
  );
  const tags = new Map(subjects.map(({ alert_id, tag_ids }) => [alert_id, tag_ids]));
  return rows.map(({ alert_id, acknowledged, ...row }) => {
    const took = acknowledged === null ? null : acknowledged - row.sent;
    return {
      ...row,
      tag_ids: tags.get(alert_id) ?? [],
      minutes: took === null ? null : Math.round(took / 6000) / 10,
      is_done: took !== null && took <= answerTime,
    };
  });
}

/**
 * The newest course of each person in each module that was assigned before a time, without names. A
 * course that is neither passed nor due by then is left out.
 */
export async function findCourses(
  tx: Tx,
  end: number,
): Promise<Omit<RowOf<'courses'>, 'name_first' | 'name_last'>[]> {
  const { rows } = await tx.query<Omit<RowOf<'courses'>, 'name_first' | 'name_last'>>(
    `with modules as materialized (
       -- Content is large, so it is read once for each module.
       select m.module_id, v.content->>'title' as title
       from education_modules as m join education_versions as v using (org_id, version_id)
       where m.org_id = $1 and not m.is_archived
     ), pairs as (
       select c.user_id, c.module_id, min(c.due_time) as due_time,
         max(c.passed_time) filter (where c.passed_time <= $2) as passed_time,
         max(coalesce(c.valid_until, 'infinity')) filter (where c.passed_time <= $2) as valid_until
       from education_courses as c
       where c.org_id = $1 and c.active and c.assigned_time < $2
       group by c.user_id, c.module_id
     )
     select p.user_id, p.module_id, m.title, ${iso('p.due_time')} as due_time,
       ${iso('p.passed_time')} as passed_time,
       case when p.valid_until < 'infinity' then ${iso('p.valid_until')} end as valid_until,
       coalesce(p.valid_until > $2, false) as is_done
     from pairs as p join modules as m using (module_id)
     where (p.passed_time is not null or p.due_time <= $2)
     order by p.due_time, p.user_id, p.module_id`,
    [tx.org_id, isoTime(end)],
  );
  return rows;
}

/** The jobs and locations that are not hidden, by name. */
export async function findPlacesOfWork(tx: Tx): Promise<PlaceOfWork[]> {
  const { rows } = await tx.query<{
    tag_id: string;
    name: string;
    type: 'job' | 'location';
    metadata: Record<string, unknown>;
  }>(
    `select tag_id, name, type, metadata from tags
     where org_id = $1 and active and not is_hidden and type in ('job', 'location')
     order by lower(name), tag_id`,
    [tx.org_id],
  );
  return rows.map(({ metadata, ...tag }) => ({
    ...tag,
    isComplete:
      tag.type === 'job'
        ? hazardScore(factorsOf(metadata)) >= 0
        : isPlaced(storedPlace({ metadata })),
  }));
}

/** The alert rules that are switched on. */
export async function findRules(tx: Tx): Promise<ComplianceFacts['rules']> {
  const { rows } = await tx.query<ComplianceFacts['rules'][number]>(
    `select alert_rule_id, type as kind, tag_ids from alert_rules
     where org_id = $1 and active and enabled order by created_time, alert_rule_id`,
    [tx.org_id],
  );
  return rows;
}
