import type { WriteTx } from '#packages/database';
import { assertNever } from '#packages/kit';
import { at } from './organisation-fixture.ts';
import type { OrganisationFixture } from './organisation-fixture.ts';
import type { CrewWrite } from './history.ts';

/** Makes a write of rosters, leave or sessions, like the features that own the rows. */
export async function crewWrite(
  tx: WriteTx,
  organisation: OrganisationFixture,
  write: CrewWrite,
): Promise<void> {
  const person = (index: number) => at(organisation.people, index);
  switch (write.kind) {
    case 'roster':
      return saveRoster(tx, write, [...new Set(write.people.map(person))]);
    case 'leave':
      return saveLeave(tx, write, person(write.person));
    case 'session':
      return saveSession(tx, write, {
        created_by: at(organisation.accounts, write.by).user_id,
        user_ids: [...new Set(write.people.map(person))],
      });
    case 'skip':
      await tx.query(
        `update session_users set skip = $4, skip_reason = case when $4 then 'absent' end
         where org_id = $1 and session_id = $2 and user_id = $3 and active`,
        [tx.org_id, idOf('session', write.nth), person(write.person), write.skip],
      );
      return;
    case 'session-tests':
      return linkTests(tx, idOf('session', write.nth));
    case 'feature':
      await tx.query(
        `update organisations set metadata = metadata || json_build_object('_beta', $2::json)::jsonb
         where org_id = $1`,
        [tx.org_id, JSON.stringify(write.isOn ? ['roster'] : [])],
      );
      return;
    default:
      return assertNever(write);
  }
}

async function saveRoster(
  tx: WriteTx,
  { nth, active }: { nth: number; active: boolean },
  user_ids: readonly string[],
): Promise<void> {
  await tx.query(
    `insert into rosters (org_id, roster_id, user_ids, shift_start_time, shift_end_time, timezone,
       frequency, interval, days_of_week, active, created_time)
     values ($1, $2, $3, '2026-11-02T06:00:00Z', '2026-11-02T14:00:00Z', 'UTC', 4, 1, '{1,3}', $4, now())
     on conflict (org_id, roster_id) do update set user_ids = $3, active = $4`,
    [tx.org_id, idOf('roster', nth), user_ids, active],
  );
}

/** A leave never moves to another person by itself. */
async function saveLeave(
  tx: WriteTx,
  { nth, active }: { nth: number; active: boolean },
  user_id: string,
): Promise<void> {
  await tx.query(
    `insert into roster_user_leave (org_id, roster_user_leave_id, user_id, start_time, end_time,
       timezone, reason, active, created_time)
     values ($1, $2, $3, '2026-11-02T06:00:00Z', '2026-11-05T06:00:00Z', 'UTC', 'Surgery', $4, now())
     on conflict (org_id, roster_user_leave_id) do update set active = $4`,
    [tx.org_id, idOf('leave', nth), user_id, active],
  );
}

/** A session that exists is ended, and one that was removed takes its people and tests with it. */
async function saveSession(
  tx: WriteTx,
  { nth, end }: { nth: number; end: 'archive' | 'remove' },
  { created_by, user_ids }: { created_by: string; user_ids: readonly string[] },
): Promise<void> {
  const session_id = idOf('session', nth);
  const { rowCount: isNew } = await tx.query(
    `insert into sessions (org_id, session_id, type, tag_ids, created_by, created_time)
     values ($1, $2, 'custom', '{}', $3, now()) on conflict do nothing`,
    [tx.org_id, session_id, created_by],
  );
  if (isNew === 1) {
    await tx.query(
      `insert into session_users (org_id, session_user_id, session_id, user_id, created_time)
       select $1, gen_random_uuid(), $2, user_id, now() from unnest($3::uuid[]) as user_id`,
      [tx.org_id, session_id, user_ids],
    );
    return;
  }
  await tx.query(
    `update sessions set done = true, active = active and $3 where org_id = $1 and session_id = $2`,
    [tx.org_id, session_id, end === 'archive'],
  );
  if (end === 'archive') return;
  for (const table of ['session_users', 'session_measurements']) {
    await tx.query(
      `update ${table} set active = false where org_id = $1 and session_id = $2 and active`,
      [tx.org_id, session_id],
    );
  }
}

async function linkTests(tx: WriteTx, session_id: string): Promise<void> {
  await tx.query(
    `insert into session_measurements
       (org_id, session_measurement_id, session_id, measurement_id, active, created_time)
     select $1, gen_random_uuid(), s.session_id, m.measurement_id, m.valid and m.active, now()
     from sessions as s
     join session_users as u on u.org_id = s.org_id and u.session_id = s.session_id and u.active
     join measurements as m on m.org_id = u.org_id and m.user_id = u.user_id
     where s.org_id = $1 and s.session_id = $2 and s.active and not s.done
       and m.created_time > now() - interval '10 seconds'
     on conflict (org_id, session_id, measurement_id) do nothing`,
    [tx.org_id, session_id],
  );
}

const firstDigit = { roster: 1, leave: 2, session: 3 } as const;

function idOf(kind: keyof typeof firstDigit, nth: number): string {
  return `${String(firstDigit[kind])}0000000-0000-4000-8000-${String(nth).padStart(12, '0')}`;
}
