import { Temporal } from 'temporal-polyfill';
import type { GroupFigures } from '#compliance/contract';
import type { Tx } from '#packages/database';

/**
 * The figures of a period, written a second time from docs/decisions, 106: SQL for each group, and
 * plain loops over dates for the planned tests. It shares no code with the product.
 */
export async function expectedFigures(
  tx: Tx,
  { from, to, now }: { from: string; to: string; now: number },
): Promise<Map<string, GroupFigures>> {
  const [organisation] = await all<{ zone: string | null }>(
    tx,
    `select metadata->>'_timezone' as zone from organisations where org_id = $1`,
  );
  const zone = organisation?.zone ?? 'UTC';
  const [bounds] = await all<{ first: Date; last: Date; until: Date }>(
    tx,
    `select ($2::date)::timestamp at time zone $4 as first,
       ($3::date + 1)::timestamp at time zone $4 as last,
       least(($3::date + 1)::timestamp at time zone $4, $5::timestamptz) as until
     from organisations where org_id = $1`,
    [from, to, zone, new Date(now).toISOString()],
  );
  if (bounds === undefined) throw new Error('There are no bounds');
  const [first, last, until] = [bounds.first, bounds.last, bounds.until].map((date) =>
    new Date(date).getTime(),
  ) as [number, number, number];
  const times = { zone, from, to, first, last, until, now };
  const planned = await plannedTests(tx, times);
  const tags = await all<{ tag_id: string }>(
    tx,
    `select tag_id from tags where org_id = $1 and active and not is_hidden
       and type in ('job', 'location')`,
  );
  const found = new Map<string, GroupFigures>();
  for (const tag_id of [null, ...tags.map((tag) => tag.tag_id)]) {
    found.set(tag_id ?? 'organisation', await groupOf(tx, tag_id, times, planned));
  }
  return found;
}

interface Times {
  zone: string;
  from: string;
  to: string;
  first: number;
  last: number;
  until: number;
  now: number;
}

async function all<Row extends object>(tx: Tx, sql: string, values: unknown[] = []) {
  return (await tx.query<Row>(sql, [tx.org_id, ...values])).rows;
}

const members = `members as (
  select u.user_id from users as u
  where u.org_id = $1 and u.active and not u.is_hidden and not u.experimental
    and u.created_time < $4 and ($2::uuid is null or exists (
      select from user_tags as w where w.org_id = $1 and w.user_id = u.user_id and w.tag_id = $2)))`;

const retestMinutes = (user: string) => `coalesce(
  (select s.retest_after_minutes from strategies as s
   where s.org_id = $1 and s.active and s.scope = 'user' and s.user_id = ${user}),
  (select s.retest_after_minutes from strategies as s
   join user_tags as w on w.org_id = s.org_id and w.tag_id = s.tag_id
   where s.org_id = $1 and s.active and s.scope = 'tag' and w.user_id = ${user}
   order by s.tests_per_day desc, s.strategy_id limit 1),
  (select s.retest_after_minutes from strategies as s
   where s.org_id = $1 and s.active and s.scope = 'org'), 30)`;

/** A valid saliva test. */
const isTest = (m: string) => `${m}.type = 'sosm' and ${m}.valid and ${m}.active`;

async function groupOf(
  tx: Tx,
  tag_id: string | null,
  { first, until, now }: Times,
  planned: ReadonlyMap<string, { done: number; of: number }>,
): Promise<GroupFigures> {
  const values = [tag_id, ...[first, until, now].map((time) => new Date(time).toISOString())];
  const one = async (sql: string): Promise<Record<string, number>> => {
    // Each query gets all values.
    const used = `select ${sql} from (select $2::uuid, $3::timestamptz, $4::timestamptz, $5::timestamptz) as given`;
    return (await all<Record<string, number>>(tx, `with ${members} ${used}`, values))[0] ?? {};
  };
  const people = await all<{ user_id: string }>(
    tx,
    `with ${members} select user_id from members, (select $3::timestamptz, $5::timestamptz) as given`,
    values,
  );
  const { never_tested = 0 } = await one(`(
    select count(*)::int from members as p where 0 = (
      select count(*) from measurements as m
      where m.org_id = $1 and m.user_id = p.user_id and ${isTest('m')} and m.created_time < $4)
    ) as never_tested`);
  const retest = `(select distinct ori_measurement_id as measurement_id
      from compliance_high_risk_measurement_logs where org_id = $1) as h
    join measurements as m on m.org_id = $1 and m.measurement_id = h.measurement_id
    where ${isTest('m')} and m.user_id in (select user_id from members)
      and m.created_time >= $3 and m.created_time < $4`;
  const inTime = `exists (select from measurements as n where n.org_id = $1 and ${isTest('n')}
    and n.user_id = m.user_id and n.created_time > m.created_time
    and n.created_time <= m.created_time + ${retestMinutes('m.user_id')} * interval '1 minute')`;
  const retests = await one(`
    (select count(*)::int from ${retest} and ${inTime}) as done,
    (select count(*)::int from ${retest} and (${inTime}
      or m.created_time + ${retestMinutes('m.user_id')} * interval '1 minute' <= $5)) as of`);
  const cases = (flag: string, word: string, isDone: string) => `(
    select count(*)::int from compliance_high_risk_measurement_logs as h
    join alert_rules as r on r.org_id = h.org_id and r.alert_rule_id = h.alert_rule_id
    join measurements as m on m.org_id = h.org_id and m.measurement_id = h.ori_measurement_id
    where h.org_id = $1 and r.trigger->'actions' ? '${word}' and (${isDone} or h.${flag})
      and h.created_time <= $5::timestamptz - interval '1 hour' and ${isTest('m')}
      and m.created_time >= $3 and m.created_time < $4
      and h.user_id in (select user_id from members))`;
  const kinds = [
    ['survey_completed', 'complete_survey'],
    ['guidance_read', 'read_guidance'],
    ['supervisor_called', 'call_supervisor'],
  ] as const;
  const sum = (isDone: string) =>
    kinds.map(([flag, word]) => cases(flag, word, isDone)).join(' + ');
  const actions = await one(`${sum('false')} as done, ${sum('true')} as of`);
  const notices = `compliance_user_alert_logs as n
    join compliance_alert_logs as a using (org_id, compliance_alert_log_id)
    where n.org_id = $1 and n.active and n.created_time >= $3 and n.created_time < $4
      and ($2::uuid is null or a.targets::text like '%' || $2::text || '%')`;
  const alerts = await one(`
    (select count(*)::int from ${notices}
       and n.acked_at <= n.created_time + interval '60 minutes') as done,
    (select count(*)::int from ${notices} and (n.acked_at is not null
       or n.created_time < $5::timestamptz - interval '60 minutes')) as of,
    (select percentile_cont(0.5) within group (
       order by round((extract(epoch from n.acked_at - n.created_time) / 60)::numeric, 1)::float8)
     from ${notices} and n.acked_at is not null) as median`);
  const pairs = (condition: string) => `(
    select count(*)::int from (
      select distinct c.user_id, c.module_id from education_courses as c
      join education_modules as m using (org_id, module_id)
      where c.org_id = $1 and c.active and not m.is_archived and m.version_id is not null
        and c.assigned_time < $4 and c.user_id in (select user_id from members)
        and (${condition})) as pairs)`;
  const isPassed = 'c.passed_time <= $4';
  const courses = await one(`
    ${pairs(`${isPassed} and (c.valid_until is null or c.valid_until > $4)`)} as done,
    ${pairs(`${isPassed} or c.due_time <= $4`)} as of`);
  const { rules = 0 } = await one(`(
    select count(*)::int from alert_rules where org_id = $1 and active and enabled
      and ($2::uuid is null or $2 = any(tag_ids))) as rules`);

  const tests = { done: 0, of: 0 };
  for (const { user_id } of people) {
    tests.done += planned.get(user_id)?.done ?? 0;
    tests.of += planned.get(user_id)?.of ?? 0;
  }
  const shareOf = ({ done = 0, of = 0 }: Record<string, number>) => ({ done, of });
  const shares = {
    ...{ tests, retests: shareOf(retests), actions: shareOf(actions) },
    ...{ alerts: shareOf(alerts), courses: shareOf(courses) },
  };
  return {
    ...{ people: people.length, never_tested, rules, ...shares },
    median_minutes: alerts['median'] == null ? null : Number(alerts['median'].toFixed(2)),
    score: exactScore(Object.values(shares)),
  };
}

/** The mean of done/of in per cent without rounding errors, then rounded down. */
function exactScore(shares: readonly { done: number; of: number }[]): number | null {
  const known = shares.filter(({ of }) => of > 0);
  if (known.length === 0) return null;
  const product = known.reduce((all, { of }) => all * BigInt(of), 1n);
  const sum = known.reduce((all, { done, of }) => all + (product / BigInt(of)) * BigInt(done), 0n);
  return Number((sum * 100n) / (product * BigInt(known.length)));
}

interface RosterRow {
  user_ids: string[];
  first: string;
  length: number;
  timezone: string;
  interval: number;
  days_of_week: number[];
  active: boolean;
  created: number;
  earlier: {
    from: string;
    until: string;
    active: boolean;
    joined: string[];
    left: string[];
    schedule: null;
  }[];
}

/** The planned and the taken tests of each person, without hidden rules: date by date. */
async function plannedTests(
  tx: Tx,
  times: Times,
): Promise<Map<string, { done: number; of: number }>> {
  const people = await all<{
    user_id: string;
    per_day: number;
    gap: number;
    tests: number[];
  }>(
    tx,
    `select u.user_id, coalesce(own.tests_per_day, tagged.tests_per_day, org.tests_per_day, 2)
         as per_day,
       coalesce(own.min_gap_minutes, tagged.min_gap_minutes, org.min_gap_minutes, 120) as gap,
       array(select (extract(epoch from m.created_time) * 1000)::float8 from measurements as m
         where m.org_id = $1 and m.user_id = u.user_id and ${isTest('m')}
           and m.created_time <= $2 order by m.created_time) as tests
     from users as u
     left join strategies as own on own.org_id = $1 and own.user_id = u.user_id and own.active
     left join lateral (
       select s.* from strategies as s join user_tags as w using (org_id, tag_id)
       where s.org_id = $1 and s.active and w.user_id = u.user_id
       order by s.tests_per_day desc, s.strategy_id limit 1) as tagged on true
     left join strategies as org on org.org_id = $1 and org.scope = 'org' and org.active
     where u.org_id = $1`,
    [new Date(times.now).toISOString()],
  );
  const rosters = await all<RosterRow>(
    tx,
    `select user_ids, timezone, interval, days_of_week, active, earlier,
       to_char(shift_start_time at time zone timezone, 'YYYY-MM-DD"T"HH24:MI:SS') as first,
       extract(epoch from (shift_end_time at time zone timezone)
         - (shift_start_time at time zone timezone))::int as length,
       (extract(epoch from created_time) * 1000)::float8 as created
     from rosters where org_id = $1`,
  );
  const leaves = await all<{ user_id: string; start: number; end: number }>(
    tx,
    `select user_id, (extract(epoch from start_time) * 1000)::float8 as start,
       (extract(epoch from end_time) * 1000)::float8 as end
     from roster_user_leave where org_id = $1 and active`,
  );
  return new Map(
    people.map(({ user_id, per_day, gap, tests }) => {
      const shifts = rosters
        .flatMap((roster) => shiftsOf(roster, user_id, times))
        .filter(({ start, end }) =>
          leaves.every(
            (leave) => leave.user_id !== user_id || leave.end <= start || leave.start >= end,
          ),
        );
      const plan = { per_day, gap: gap * 60_000 };
      const result =
        shifts.length > 0
          ? byShift(joined(shifts), tests, plan, times.now)
          : byDay(tests, plan, times);
      return [user_id, result];
    }),
  );
}

interface Shift {
  start: number;
  end: number;
}

/** Every date is tried, from two days before the period to two days after it. */
function shiftsOf(roster: RosterRow, user_id: string, times: Times): Shift[] {
  const first = Temporal.PlainDateTime.from(roster.first);
  const weekOf = (date: Temporal.PlainDate) =>
    date.subtract({ days: date.dayOfWeek - 1 }).since('2001-01-01', { largestUnit: 'days' }).days /
    7;
  const shifts: Shift[] = [];
  const begin = Temporal.PlainDate.from(times.from).subtract({ days: 2 });
  const days = begin.until(times.to, { largestUnit: 'days' }).days + 4;
  for (let nth = 0; nth <= days; nth += 1) {
    const date = begin.add({ days: nth });
    if (Temporal.PlainDate.compare(date, first.toPlainDate()) < 0) continue;
    if (!roster.days_of_week.includes(date.dayOfWeek % 7)) continue;
    if ((weekOf(date) - weekOf(first.toPlainDate())) % roster.interval !== 0) continue;
    const local = date.toPlainDateTime(first.toPlainTime());
    const start = local.toZonedDateTime(roster.timezone).epochMilliseconds;
    const end = local
      .add({ seconds: roster.length })
      .toZonedDateTime(roster.timezone).epochMilliseconds;
    if (start < times.first || start >= times.until) continue;
    if (isOnShift(roster, user_id, { start, end })) shifts.push({ start, end });
  }
  return shifts;
}

/** Whether somebody was in a roster when a shift began, or was put into it before the shift ended. */
function isOnShift(roster: RosterRow, user_id: string, { start, end }: Shift) {
  const changes = [
    roster.created,
    ...roster.earlier.flatMap((note) => [Date.parse(note.from), Date.parse(note.until)]),
  ].filter((time) => time > start && time < end);
  return [start, ...changes].some((time) => isPlannedAt(roster, user_id, time));
}

/** Whether somebody was in a roster at a time. */
function isPlannedAt(
  { user_ids, active, created, earlier }: RosterRow,
  user_id: string,
  at: number,
) {
  let [people, isActive, since] = [new Set(user_ids), active, created];
  for (const note of earlier.toReversed()) {
    since = Date.parse(note.until);
    if (at >= since) break;
    people = new Set([...people].filter((id) => !note.joined.includes(id)).concat(note.left));
    isActive = note.active;
    since = Date.parse(note.from);
  }
  return at >= since && isActive && people.has(user_id);
}

function joined(shifts: readonly Shift[]): Shift[] {
  const result: Shift[] = [];
  for (const shift of shifts.toSorted((a, b) => a.start - b.start)) {
    const before = result.at(-1);
    if (before !== undefined && shift.start < before.end + 3_600_000) {
      before.end = Math.max(before.end, shift.end);
    } else result.push({ ...shift });
  }
  return result;
}

interface Plan {
  per_day: number;
  gap: number;
}

function byShift(shifts: readonly Shift[], tests: readonly number[], plan: Plan, now: number) {
  const around = 2 * 3_600_000;
  const used = new Set<number>();
  let [done, of] = [0, 0];
  for (const { start, end } of shifts) {
    if (end + around > now) continue;
    of += plan.per_day;
    const counted: number[] = [];
    for (const [nth, time] of tests.entries()) {
      if (used.has(nth) || time < start - around || time > end + around) continue;
      if (counted.length === plan.per_day) break;
      used.add(nth);
      if (time - (counted.at(-1) ?? -Infinity) >= plan.gap) counted.push(time);
    }
    done += counted.length;
  }
  return { done, of };
}

function byDay(tests: readonly number[], plan: Plan, { zone, from, to, now }: Times) {
  const dateOf = (time: number) =>
    Temporal.Instant.fromEpochMilliseconds(time).toZonedDateTimeISO(zone).toPlainDate().toString();
  const today = dateOf(now);
  const byDate = new Map<string, number[]>();
  for (const time of tests) byDate.set(dateOf(time), [...(byDate.get(dateOf(time)) ?? []), time]);
  let [done, of] = [0, 0];
  for (const [date, own] of byDate) {
    if (date < from || date > to || date >= today) continue;
    const counted = own.reduce<number[]>(
      (kept, time) => (time - (kept.at(-1) ?? -Infinity) >= plan.gap ? [...kept, time] : kept),
      [],
    );
    of += plan.per_day;
    done += Math.min(plan.per_day, counted.length);
  }
  return { done, of };
}
