import type { WriteTx } from '#packages/database';
import { assertNever } from '#packages/kit';
import { lockPeople } from '#people/server';
import { at } from './organisation-fixture.ts';
import type { OrganisationFixture } from './organisation-fixture.ts';
import type { CrewWrite } from './history.ts';

/** Makes a write of what crews do at work, like the features that own the rows. */
export async function crewWrite(
  tx: WriteTx,
  organisation: OrganisationFixture,
  write: CrewWrite,
): Promise<void> {
  const person = (index: number) => at(organisation.people, index);
  // As the product's calls do, so that none of them is merged or deleted meanwhile.
  await lockPeople(tx, peopleOf(write).map(person));
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
        [tx.org_id, JSON.stringify(write.isOn ? ['roster', 'heat stress'] : [])],
      );
      return;
    case 'break':
      return saveBreak(tx, write, {
        started_by: at(organisation.accounts, write.by).user_id,
        user_ids: [...new Set(write.people.map(person))].toSorted(),
        location_id: at(organisation.tags, write.tag),
      });
    case 'emergency':
      return addEntry(tx, idOf('emergency', write.nth), {
        recorded_by: at(organisation.accounts, write.by).user_id,
        note: 'note' in write.about ? write.about.note : '',
        location_id: 'tag' in write.about ? at(organisation.tags, write.about.tag) : null,
        user_id: 'person' in write.about ? person(write.about.person) : null,
      });
    default:
      return assertNever(write);
  }
}

function peopleOf(write: CrewWrite): readonly number[] {
  switch (write.kind) {
    case 'roster':
    case 'session':
    case 'break':
      return write.people;
    case 'leave':
    case 'skip':
      return [write.person];
    case 'emergency':
      return 'person' in write.about ? [write.about.person] : [];
    default:
      return [];
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

/** A break that exists is ended, or leaves the copies as old ones do. */
async function saveBreak(
  tx: WriteTx,
  { nth, end }: { nth: number; end: 'end' | 'retire' },
  started: { started_by: string; user_ids: readonly string[]; location_id: string },
): Promise<void> {
  const break_id = idOf('break', nth);
  const { started_by, user_ids, location_id } = started;
  const { rowCount: isNew } = await tx.query(
    `insert into breaks (org_id, break_id, location_id, user_ids, people_count, started_time,
       planned_minutes, conditions, started_by, created_time)
     values ($1, $2, $3, $4, cardinality($4::uuid[]), '2026-11-02T06:00:00Z', 15, '{}', $5, now())
     on conflict do nothing`,
    [tx.org_id, break_id, location_id, user_ids, started_by],
  );
  if (isNew === 1) return;
  await tx.query(
    `update breaks set active = active and $3, ended_by = coalesce(ended_by, $4),
       ended_time = coalesce(ended_time, '2026-11-02T06:15:00Z')
     where org_id = $1 and break_id = $2`,
    [tx.org_id, break_id, end === 'end', started_by],
  );
}

interface Entry {
  recorded_by: string;
  note: string;
  location_id: string | null;
  user_id: string | null;
}

/**
 * More people may see an emergency with a location, a person or another recorder: its entries get
 * new stamps. As in the product, one entry is added after the other.
 */
async function addEntry(tx: WriteTx, emergency_id: string, entry: Entry): Promise<void> {
  const { recorded_by, note, location_id, user_id } = entry;
  const kind = location_id !== null ? 'location' : user_id !== null ? 'person' : 'note';
  await tx.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [
    `emergency ${tx.org_id} ${emergency_id}`,
  ]);
  const { rowCount: own } = await tx.query(
    `select from emergency_entries
     where org_id = $1 and emergency_id = $2 and recorded_by = $3 limit 1`,
    [tx.org_id, emergency_id, recorded_by],
  );
  await tx.query(
    `insert into emergency_entries (org_id, entry_id, emergency_id, kind, time, note, location_id,
       user_id, recorded_by, created_time)
     values ($1, gen_random_uuid(), $2, $3, now(), $4, $5, $6, $7, now())`,
    [tx.org_id, emergency_id, kind, note, location_id, user_id, recorded_by],
  );
  if (kind === 'note' && own > 0) return;
  await tx.query(
    'update emergency_entries set active = active where org_id = $1 and emergency_id = $2',
    [tx.org_id, emergency_id],
  );
}

const firstDigit = { roster: 1, leave: 2, session: 3, break: 4, emergency: 5 } as const;

function idOf(kind: keyof typeof firstDigit, nth: number): string {
  return `${String(firstDigit[kind])}0000000-0000-4000-8000-${String(nth).padStart(12, '0')}`;
}
