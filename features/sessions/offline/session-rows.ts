import { isTestOfSession } from '#sessions/domain';
import { sessionUserLimit } from '#sessions/contract';
import type { Session, SessionMeasurement, SessionUser, SkipReason } from '#sessions/contract';
import { measurementTypes } from '#measurements/contract';
import { measurementIndex } from '#measurements/offline';
import { defineRowTable } from '#packages/sync/offline';
import type { Copy } from '#packages/sync/offline';
import type { User } from '#people/contract';
import { peopleById } from '#people/offline';

export const sessionTables = [
  defineRowTable('sessions', 'session_id'),
  defineRowTable('session_users', 'session_user_id'),
  defineRowTable('session_measurements', 'session_measurement_id', {
    follows: { table: 'measurements', field: 'measurement_id' },
  }),
];

/** A person who was skipped on this device, or no longer is, before the server has it. */
export interface SkipChange {
  session_id: string;
  user_id: string;
  skip: boolean;
  skip_reason: SkipReason | null;
}

/** A person of a session as far as progress needs it. */
export interface SessionMember {
  person: User;
  session_user_id: string;
  skip: boolean;
  skip_reason: SkipReason | null;
}

/** The sessions of the copy that were not removed. */
export function activeSessions(copy: Copy): Session[] {
  return [...copy.rows<Session>('sessions').values()].filter(({ active }) => active);
}

/** The people of a session who are not deleted, with the changes of this device. */
export function membersOf(
  copy: Copy,
  session_id: string,
  changes: readonly SkipChange[],
): SessionMember[] {
  const people = peopleById(copy);
  const changed = new Map(
    changes.flatMap((change) =>
      change.session_id === session_id ? [[change.user_id, change] as const] : [],
    ),
  );
  return (usersBySession(copy).get(session_id) ?? []).flatMap((row) => {
    const person = people.get(row.user_id);
    if (person?.active !== true) return [];
    const { skip, skip_reason } = changed.get(row.user_id) ?? row;
    return [{ person, session_user_id: row.session_user_id, skip, skip_reason }];
  });
}

function usersBySession(copy: Copy): ReadonlyMap<string, SessionUser[]> {
  return copy.memo('sessions.users', ['session_users'], () => {
    const rows = [...copy.rows<SessionUser>('session_users').values()].filter(
      ({ active }) => active,
    );
    return grouped(rows.slice(0, sessionUserLimit), ({ session_id }) => session_id);
  });
}

const salivaType = measurementTypes.indexOf('sosm');

/**
 * The newest test of each person that counts for a session, as slots of the index: those that the
 * server has linked, and those of this device that it does not have yet.
 */
export function testsOfSession(
  copy: Copy,
  session: Pick<Session, 'session_id' | 'created_time'>,
): ReadonlyMap<string, number> {
  const index = measurementIndex(copy);
  const linked = (linksBySession(copy).get(session.session_id) ?? []).map(({ measurement_id }) =>
    index.slotOf(measurement_id),
  );
  const unsent = [...copy.unsent('measurements').keys()]
    .map((measurement_id) => index.slotOf(measurement_id))
    .filter((slot) => isTestOfSession(session, index.created[slot] ?? Number.NaN));
  const newest = new Map<string, number>();
  for (const slot of [...linked, ...unsent]) {
    if (slot < 0 || index.type[slot] !== salivaType) continue;
    if (!index.valid[slot] || !index.active[slot]) continue;
    const user_id = index.userIds[index.user[slot] ?? -1] ?? '';
    const known = newest.get(user_id);
    const isNewer =
      known === undefined || (index.created[slot] ?? 0) >= (index.created[known] ?? 0);
    if (isNewer) newest.set(user_id, slot);
  }
  return newest;
}

function linksBySession(copy: Copy): ReadonlyMap<string, SessionMeasurement[]> {
  return copy.memo('sessions.links', ['session_measurements'], () => {
    const rows = [...copy.rows<SessionMeasurement>('session_measurements').values()];
    return grouped(
      rows.filter(({ active }) => active),
      ({ session_id }) => session_id,
    );
  });
}

function grouped<Row>(rows: readonly Row[], keyOf: (row: Row) => string): Map<string, Row[]> {
  const groups = new Map<string, Row[]>();
  for (const row of rows) {
    const group = groups.get(keyOf(row));
    if (group === undefined) groups.set(keyOf(row), [row]);
    else group.push(row);
  }
  return groups;
}
