import { addressKey } from '#emergencies/contract';
import { recordField } from '#acclimatisation/contract';
import { countCourses } from '#compliance/server';
import { isPlaced, storedPlace } from '#locations/domain';
import type { Tx } from '#packages/database';
import type { ProgrammeFacts } from '#programme/contract';

const day = 86_400_000;
/** Heat index in degrees Celsius of the initial and the high trigger: 80 °F and 90 °F. */
const triggers = { initial: 26.7, high: 32.3 } as const;
/** A record of a new or returning worker counts for so many days. */
const newDays = 14;

/** Numbers of our own data that stand beside the items. */
export async function findFacts(tx: Tx, now: number): Promise<ProgrammeFacts> {
  const since = (days: number) => new Date(now - days * day).toISOString();
  const one = async (sql: string, values: unknown[] = []) =>
    (await tx.query<Record<string, number>>(sql, [tx.org_id, ...values])).rows[0] ?? {};
  const { rows: locations } = await tx.query<{ metadata: Record<string, unknown> }>(
    `select metadata from tags
     where org_id = $1 and active and not is_hidden and type = 'location'`,
    [tx.org_id],
  );
  const located = locations.filter(({ metadata }) => isPlaced(storedPlace({ metadata })));
  const described = locations.filter(({ metadata }) => {
    const address = metadata[addressKey];
    return typeof address === 'string' && address !== '';
  });
  const rules = await one(
    `select count(*) filter (where (trigger->>'threshold')::float8 <= $2)::int as initial,
       count(*) filter (where (trigger->>'threshold')::float8 <= $3)::int as high
     from alert_rules
     where org_id = $1 and active and enabled and trigger->>'kind' = 'conditional'
       and trigger->>'metric' = 'heat_index' and trigger->>'operator_type' in ('>', '>=')`,
    [triggers.initial, triggers.high],
  );
  const tests = await one(
    `select count(*)::int as count from measurements
     where org_id = $1 and type = 'sosm' and valid and active
       and created_time >= $2 and created_time <= $3`,
    [since(30), since(0)],
  );
  const breaks = await one(
    `select count(*)::int as count from breaks
     where org_id = $1 and not deleted and started_time >= $2 and started_time <= $3`,
    [since(30), since(0)],
  );
  const people = await one(
    `select count(*)::int as of, count(*) filter (
       where metadata->$2->>'state' in ('new', 'returning') and metadata->$2->>'date' >= $3)::int
       as count
     from users where org_id = $1 and active and not is_hidden and not experimental`,
    [recordField, since(newDays).slice(0, 10)],
  );
  const leave = await one(
    `select count(*)::int as count from roster_user_leave
     where org_id = $1 and active and end_time >= $2 and start_time <= $3`,
    [since(90), since(0)],
  );
  const emergencies = await one(
    `select count(distinct emergency_id)::int as count from emergency_entries
     where org_id = $1 and not is_drill and time >= $2`,
    [since(365)],
  );
  const courses = await countCourses(tx, now);
  const alone = (count = 0) => ({ count, of: null });
  return {
    placed_locations: { count: located.length, of: locations.length },
    initial_rules: alone(rules['initial']),
    high_rules: alone(rules['high']),
    tests: alone(tests['count']),
    breaks: alone(breaks['count']),
    new_people: { count: people['count'] ?? 0, of: people['of'] ?? 0 },
    leave: alone(leave['count']),
    courses: { count: courses.done, of: courses.of },
    emergency_sheets: { count: described.length, of: locations.length },
    emergencies: alone(emergencies['count']),
  };
}
