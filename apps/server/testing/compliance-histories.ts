import { randomUUID } from 'node:crypto';
import { presetOf } from '#jobs/domain';
import type { WriteTx } from '#packages/database';
import { seededRandom } from '#packages/kit';

const [minute, hour, day] = [60_000, 3_600_000, 86_400_000];
const zones = ['UTC', 'Australia/Perth', 'Europe/Berlin', 'America/New_York', 'Asia/Kolkata'];

/** A random organisation with what happened in it, and the period to assess. */
export interface History {
  from: string;
  to: string;
  /** Milliseconds since 1970. */
  now: number;
  write: (tx: WriteTx) => Promise<void>;
}

/** A history that is the same for each seed. Some are around a change of the clocks. */
export function randomHistory(seed: number): History {
  const random = seededRandom(seed + 1);
  const whole = (from: number, to: number) => from + Math.floor(random() * (to - from + 1));
  const chance = (share: number) => random() < share;
  const pick = <Item>(items: readonly Item[]): Item => items[whole(0, items.length - 1)] as Item;
  const some = <Item>(items: readonly Item[], share: number) => items.filter(() => chance(share));

  const now =
    Date.parse(pick(['2026-03-30', '2026-11-03', '2026-10-27', '2026-07-15'])) + whole(0, day);
  const length = whole(1, 25);
  const last = now + whole(-12, 2) * day;
  const dateOf = (time: number) => new Date(time).toISOString().slice(0, 10);
  const begin = last - (length + 3) * day;
  const iso = (time: number) => new Date(time).toISOString();
  const anyTime = () => Math.round(begin + random() * (Math.max(now, last) - begin + day));
  const organisationZone = pick(zones);

  const people = Array.from({ length: whole(1, 12) }, () => ({
    ...{ user_id: randomUUID(), active: chance(0.92), is_hidden: chance(0.08) },
    ...{ experimental: chance(0.05), created: chance(0.85) ? begin - 100 * day : anyTime() },
  }));
  const ids = people.map(({ user_id }) => user_id);
  const tags = Array.from({ length: whole(1, 6) }, (_, nth) => ({
    ...{ tag_id: randomUUID(), name: `Tag ${String(nth)}`, is_hidden: chance(0.1) },
    ...{ type: pick(['job', 'location', 'default']), active: chance(0.92) },
    metadata: chance(0.5) ? { ...presetOf('high'), lat: 10, lon: 20 } : {},
  }));
  const tagIds = tags.map(({ tag_id }) => tag_id);
  const memberships = people.flatMap(({ user_id }) =>
    some(tagIds, 0.4).map((tag_id) => ({ user_id, tag_id })),
  );
  const strategyOf = (scope: string, tag_id: string | null, user_id: string | null) => ({
    ...{ scope, tag_id, user_id, tests_per_day: whole(1, 4), active: chance(0.9) },
    ...{ min_gap_minutes: pick([0, 30, 120]), retest_after_minutes: pick([20, 30, 90]) },
  });
  const strategies = [
    ...(chance(0.7) ? [strategyOf('org', null, null)] : []),
    ...some(tagIds, 0.4).map((tag_id) => strategyOf('tag', tag_id, null)),
    ...some(ids, 0.2).map((user_id) => strategyOf('user', null, user_id)),
  ];
  const rosters = Array.from({ length: whole(0, 4) }, () => {
    const [start, at] = [pick([5, 6, 14, 22]), Date.parse(dateOf(begin - whole(0, 20) * day))];
    const created = chance(0.75) ? begin - 40 * day : anyTime();
    const changed = created + whole(1, 20) * day;
    const user_ids = some(ids, 0.5);
    const [moved] = ids;
    return {
      ...{ user_ids, timezone: pick(zones), interval: pick([1, 1, 2]), active: chance(0.9) },
      ...{ start: at + start * hour, hours: pick([8, 12]), created },
      days: some([0, 1, 2, 3, 4, 5, 6], 0.6),
      // Until a change the first person was in or out, and the roster may have been off.
      earlier: chance(0.3)
        ? [
            {
              ...{ from: iso(created), until: iso(changed), active: chance(0.8), schedule: null },
              joined: moved !== undefined && user_ids.includes(moved) ? [moved] : [],
              left: moved === undefined || user_ids.includes(moved) ? [] : [moved],
            },
          ]
        : [],
    };
  }).filter(({ days, user_ids }) => days.length > 0 && user_ids.length > 0);
  const leaves = some(ids, 0.3).map((user_id) => {
    const start = anyTime();
    return {
      user_id,
      start: iso(start),
      end: iso(start + whole(1, 72) * hour),
      active: chance(0.9),
    };
  });
  const tests = ids.flatMap((user_id) =>
    Array.from({ length: chance(0.2) ? 0 : whole(1, 40) }, () => ({
      ...{ measurement_id: randomUUID(), user_id, time: anyTime(), valid: chance(0.9) },
      ...{ active: chance(0.95), type: chance(0.92) ? 'sosm' : 'sweat' },
    })),
  );
  const rules = Array.from({ length: whole(1, 4) }, () => ({
    ...{ alert_rule_id: randomUUID(), enabled: chance(0.8), active: chance(0.9) },
    tag_ids: some(tagIds, 0.5),
    actions: some(['complete_survey', 'read_guidance', 'call_supervisor'], 0.6),
  }));
  const cases = rules.flatMap(({ alert_rule_id }) =>
    some(tests, 0.15).map(({ measurement_id, user_id, time }) => ({
      ...{ alert_rule_id, measurement_id, user_id, time: iso(time + whole(0, 90) * minute) },
      ...{ survey: chance(0.6), guidance: chance(0.6), supervisor: chance(0.6) },
      active: chance(0.8),
    })),
  );
  const alerts = Array.from({ length: whole(0, 20) }, () => {
    const time = anyTime();
    const targets = chance(0.2)
      ? [{ kind: 'group', people: [{ user_id: pick(ids), tag_ids: some(tagIds, 0.5) }] }]
      : [
          { kind: 'place', tag_ids: some(tagIds, 0.4) },
          { kind: 'no_data', tag_ids: some(tagIds, 0.2) },
        ];
    const notices = some(ids, 0.3).map((user_id) => ({
      ...{ user_id, active: chance(0.85), time: iso(time) },
      acked: chance(0.6) ? iso(time + whole(0, 150 * 60_000)) : null,
    }));
    return { alert_id: randomUUID(), time: iso(time), targets, notices };
  });
  const modules = Array.from({ length: whole(0, 3) }, () => ({
    ...{ module_id: randomUUID(), version_id: chance(0.8) ? randomUUID() : null },
    is_archived: chance(0.15),
  }));
  const courses = modules.flatMap(({ module_id }) =>
    ids.flatMap((user_id) =>
      Array.from({ length: whole(0, 2) }, () => {
        const [assigned, passed] = [anyTime() - 10 * day, chance(0.6) ? anyTime() : null];
        const until = passed !== null && chance(0.7) ? iso(passed + whole(1, 30) * day) : null;
        return {
          ...{ module_id, user_id, assigned: iso(assigned), active: chance(0.9), until },
          ...{
            due: iso(assigned + whole(1, 20) * day),
            passed: passed === null ? null : iso(passed),
          },
        };
      }),
    ),
  );

  return {
    ...{ from: dateOf(last - (length - 1) * day), to: dateOf(last), now },
    async write(tx) {
      const rows = (value: unknown) => [tx.org_id, JSON.stringify(value)];
      const insert = (sql: string, value: unknown) => tx.query(sql, rows(value));
      await tx.query(
        `update organisations set metadata = metadata || jsonb_build_object('_timezone', $2::text)
         where org_id = $1`,
        [tx.org_id, organisationZone],
      );
      // The organisation of the test has people of its own, who are no part of the history.
      await tx.query('update users set is_hidden = true where org_id = $1', [tx.org_id]);
      await tx.query('update tags set active = false where org_id = $1', [tx.org_id]);
      await insert(
        `insert into users (org_id, user_id, name_first, name_last, active, is_hidden, experimental,
           created_time)
         select $1, user_id, 'A', user_id::text, active, is_hidden, experimental,
           to_timestamp(created / 1000)
         from jsonb_to_recordset($2::jsonb) as p (user_id uuid, active boolean, is_hidden boolean,
           experimental boolean, created float8)`,
        people,
      );
      await insert(
        `insert into tags (org_id, tag_id, name, type, is_hidden, active, metadata, created_time)
         select $1, tag_id, name, type, is_hidden, active, metadata, now()
         from jsonb_to_recordset($2::jsonb) as t (tag_id uuid, name text, type text,
           is_hidden boolean, active boolean, metadata jsonb)`,
        tags,
      );
      await insert(
        `insert into user_tags (org_id, user_id, tag_id)
         select $1, user_id, tag_id from jsonb_to_recordset($2::jsonb) as m (user_id uuid, tag_id uuid)`,
        memberships,
      );
      await insert(
        `insert into strategies (org_id, strategy_id, scope, tag_id, user_id, tests_per_day,
           min_gap_minutes, retest_after_minutes, moments, active, created_time)
         select $1, gen_random_uuid(), scope, tag_id, user_id, tests_per_day, min_gap_minutes,
           retest_after_minutes, '{before}', active, now()
         from jsonb_to_recordset($2::jsonb) as s (scope text, tag_id uuid, user_id uuid,
           tests_per_day int, min_gap_minutes int, retest_after_minutes int, active boolean)`,
        strategies,
      );
      await insert(
        `insert into rosters (org_id, roster_id, user_ids, shift_start_time, shift_end_time, timezone,
           frequency, interval, days_of_week, active, created_time, earlier)
         select $1, gen_random_uuid(), user_ids, to_timestamp(start / 1000) at time zone 'UTC'
             at time zone timezone,
           (to_timestamp(start / 1000) at time zone 'UTC' + hours * interval '1 hour')
             at time zone timezone,
           timezone, 4, interval, days, active, to_timestamp(created / 1000), earlier
         from jsonb_to_recordset($2::jsonb) as r (user_ids uuid[], start float8, hours int,
           timezone text, interval int, days int[], active boolean, created float8, earlier jsonb)`,
        rosters,
      );
      await insert(
        `insert into roster_user_leave (org_id, roster_user_leave_id, user_id, start_time, end_time,
           timezone, reason, active, created_time)
         select $1, gen_random_uuid(), user_id, start, "end", 'UTC', '', active, now()
         from jsonb_to_recordset($2::jsonb) as l (user_id uuid, start timestamptz, "end" timestamptz,
           active boolean)`,
        leaves,
      );
      await insert(
        `insert into measurements (org_id, measurement_id, user_id, name_first, name_last, type, value,
           value_f, valid, active, created_time)
         select $1, measurement_id, user_id, 'A', 'B', type, 100, '100 mOsm', valid, active,
           to_timestamp(time / 1000)
         from jsonb_to_recordset($2::jsonb) as m (measurement_id uuid, user_id uuid, type text,
           valid boolean, active boolean, time float8)`,
        tests,
      );
      await insert(
        `insert into alert_rules (org_id, alert_rule_id, enabled, use_roster, channels, tag_ids, type,
           trigger, active, created_time)
         select $1, alert_rule_id, enabled, false, '{}', tag_ids, 'status',
           jsonb_build_object('kind', 'status', 'actions', actions), active, now()
         from jsonb_to_recordset($2::jsonb) as r (alert_rule_id uuid, enabled boolean, tag_ids uuid[],
           actions jsonb, active boolean)`,
        rules,
      );
      await insert(
        `insert into compliance_high_risk_measurement_logs (org_id,
           compliance_high_risk_measurement_log_id, compliance_alert_log_id, alert_rule_id, version,
           user_id, ori_measurement_id, survey_completed, guidance_read, supervisor_called, level,
           is_open, active, created_time)
         select $1, gen_random_uuid(), gen_random_uuid(), alert_rule_id, 1, user_id, measurement_id,
           survey, guidance, supervisor, 'severe', false, active, time
         from jsonb_to_recordset($2::jsonb) as c (alert_rule_id uuid, user_id uuid,
           measurement_id uuid, survey boolean, guidance boolean, supervisor boolean, active boolean,
           time timestamptz)`,
        cases,
      );
      await insert(
        `insert into compliance_alert_logs (org_id, compliance_alert_log_id, origin, reason, status,
           metadata, targets, created_time)
         select $1, alert_id, 'rule', 'now', 'sent', '{}', targets, time
         from jsonb_to_recordset($2::jsonb) as a (alert_id uuid, targets jsonb, time timestamptz)`,
        alerts,
      );
      await insert(
        `insert into compliance_user_alert_logs (org_id, compliance_user_alert_log_id,
           compliance_alert_log_id, user_id, acked_at, is_urgent, state, metadata, active, created_time)
         select $1, gen_random_uuid(), alert_id, user_id, acked, false, 'sent', '{}', active, time
         from jsonb_to_recordset($2::jsonb) as n (alert_id uuid, user_id uuid, acked timestamptz,
           active boolean, time timestamptz)`,
        alerts.flatMap(({ alert_id, notices }) =>
          notices.map((notice) => ({ alert_id, ...notice })),
        ),
      );
      await insert(
        `insert into education_versions (org_id, version_id, module_id, version, content,
           published_time)
         select $1, version_id, module_id, 1, '{"title": "Heat"}', now()
         from jsonb_to_recordset($2::jsonb) as m (module_id uuid, version_id uuid)
         where version_id is not null`,
        modules,
      );
      await insert(
        `insert into education_modules (org_id, module_id, content, version_id, is_archived,
           created_time, changed_time)
         select $1, module_id, '{}', version_id, is_archived, now(), now()
         from jsonb_to_recordset($2::jsonb) as m (module_id uuid, version_id uuid,
           is_archived boolean)`,
        modules,
      );
      await insert(
        `insert into education_courses (org_id, course_id, assignment_id, module_id, user_id,
           assigned_time, due_time, passed_time, valid_until, active)
         select $1, gen_random_uuid(), gen_random_uuid(), module_id, user_id, assigned, due, passed,
           until, active
         from jsonb_to_recordset($2::jsonb) as c (module_id uuid, user_id uuid, assigned timestamptz,
           due timestamptz, passed timestamptz, until timestamptz, active boolean)`,
        courses,
      );
    },
  };
}
