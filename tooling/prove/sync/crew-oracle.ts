import type { OrganisationMetadata } from '#organisation/contract';
import { isSwitchedOn } from '#organisation/domain';
import type { Viewer } from '#permissions/contract';
import { canPlanPerson, canViewMeasurements, canViewPerson } from '#permissions/domain';
import type { StoredRow } from './oracle.ts';

/** Rosters, leave and sessions of an organisation with every row and column. */
export type CrewTable = (typeof crewTables)[number];

export const crewTables = [
  'rosters',
  'roster_user_leave',
  'sessions',
  'session_users',
  'session_measurements',
] as const;

interface Stored extends Record<CrewTable, StoredRow[]> {
  organisations: StoredRow[];
  users: StoredRow[];
  measurements: StoredRow[];
}

/** A person as the policies need them. */
type Subject = (user_id: unknown) => { user_id: string; tag_ids: string[] };

/** The rows about rosters, leave and sessions that a viewer may see by the policies. */
export function visibleCrewRows(
  all: Stored,
  viewer: Viewer,
  subject: Subject,
): Record<CrewTable, StoredRow[]> {
  const sees = (user_id: unknown) => canViewPerson(viewer, subject(user_id));
  const people = new Map(all.users.map((row) => [row['user_id'], row]));
  const isActive = (user_id: unknown) => people.get(user_id)?.['active'] === true;
  const personOfTest = new Map(
    all.measurements.map((row) => [row['measurement_id'], row['user_id']]),
  );
  const metadata = (all.organisations[0]?.['metadata'] ?? {}) as OrganisationMetadata;
  const hasRosters = isSwitchedOn(metadata, 'roster');
  const seesEverybody = canViewPerson(viewer, { user_id: '', tag_ids: [] });

  const rosters = all.rosters.map(({ user_ids, earlier, ...row }) => {
    const active = (user_ids as string[]).filter(isActive);
    const seen = active.filter(sees).toSorted();
    if (seen.length === 0 && !seesEverybody) return withdrawn(row);
    const notes = (earlier as Note[]).map((note) => ({
      ...note,
      joined: note.joined.filter(sees),
      left: note.left.filter(sees),
    }));
    return {
      ...{ ...row, user_ids: seen, people_count: active.length },
      earlier: notes.length > 0 ? notes : null,
    };
  });
  const leave = all.roster_user_leave
    .filter((row) => sees(row['user_id']))
    .map((row) => {
      const isManaged =
        row['user_id'] === viewer.user_id || canPlanPerson(viewer, subject(row['user_id']));
      return { ...row, reason: isManaged ? row['reason'] : '' };
    });
  const sessions = all.sessions
    .filter(({ session_id, created_by }) => {
      if (seesEverybody || created_by === viewer.user_id) return true;
      return all.session_users.some(
        (row) => row['session_id'] === session_id && sees(row['user_id']),
      );
    })
    .map(({ type, tag_ids, created_by, ...row }) => ({
      ...row,
      metadata: { type, tag_ids, created_by },
    }));
  return {
    rosters: hasRosters ? rosters : [],
    roster_user_leave: hasRosters ? leave : [],
    sessions,
    session_users: all.session_users.filter((row) => sees(row['user_id'])),
    session_measurements: all.session_measurements.filter((row) =>
      canViewMeasurements(viewer, subject(personOfTest.get(row['measurement_id']))),
    ),
  };
}

/**
 * The tombstone of a roster that the viewer no longer sees. A copy may have it, without the people
 * and times of the roster.
 */
function withdrawn({ roster_id, modified_time }: StoredRow): StoredRow {
  const shift = '2000-01-01T00:00:00.000Z';
  return {
    ...{ roster_id, user_ids: [], people_count: 0, active: false },
    ...{ shift_start_time: shift, shift_end_time: shift, timezone: 'UTC' },
    ...{ frequency: 4, interval: 1, days_of_week: [] },
    ...{ created_time: modified_time, modified_time },
  };
}

interface Note {
  joined: string[];
  left: string[];
}
