import type { OrganisationMetadata } from '#organisation/contract';
import { isSwitchedOn } from '#organisation/domain';
import type { Viewer } from '#permissions/contract';
import { canPlanPerson, canViewMeasurements, canViewPerson } from '#permissions/domain';
import type { StoredRow } from './oracle.ts';

/** What crews do at work, of an organisation with every row and column. */
export type CrewTable = (typeof crewTables)[number];

export const crewTables = [
  'rosters',
  'roster_user_leave',
  'sessions',
  'session_users',
  'session_measurements',
  'breaks',
  'emergency_entries',
] as const;

interface Stored extends Record<CrewTable, StoredRow[]> {
  organisations: StoredRow[];
  users: StoredRow[];
  measurements: StoredRow[];
}

/** A person as the policies need them. */
type Subject = (user_id: unknown) => { user_id: string; tag_ids: string[] };

/** The rows about the work of crews that a viewer may see by the policies. */
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
  const hasBreaks = isSwitchedOn(metadata, 'heat stress');
  const seesEverybody = canViewPerson(viewer, { user_id: '', tag_ids: [] });

  const rosters = all.rosters.map(({ user_ids, earlier, ...row }) => {
    const active = (user_ids as string[]).filter(isActive);
    const seen = active.filter(sees).toSorted();
    if (seen.length === 0 && !seesEverybody) return withdrawnRoster(row);
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
  const breaks = all.breaks.map((row) => {
    const seen = (row['user_ids'] as string[]).filter(sees).toSorted();
    const isOwn = row['started_by'] === viewer.user_id;
    if (seen.length === 0 && !isOwn && !seesEverybody) return withdrawnBreak(row);
    return { ...row, user_ids: seen };
  });
  return {
    breaks: hasBreaks ? breaks : [],
    emergency_entries: visibleEntries(all.emergency_entries, { viewer, sees, seesEverybody }),
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
function withdrawnRoster({ roster_id, modified_time }: StoredRow): StoredRow {
  const shift = '2000-01-01T00:00:00.000Z';
  return {
    ...{ roster_id, user_ids: [], people_count: 0, active: false },
    ...{ shift_start_time: shift, shift_end_time: shift, timezone: 'UTC' },
    ...{ frequency: 4, interval: 1, days_of_week: [] },
    ...{ created_time: modified_time, modified_time },
  };
}

/** The same of a break. */
function withdrawnBreak({ break_id, location_id, modified_time }: StoredRow): StoredRow {
  return {
    ...{ break_id, location_id, user_ids: [], people_count: 0, conditions: {}, active: false },
    ...{ started_time: '2000-01-01T00:00:00.000Z', ended_time: null, due_time: null },
    ...{ planned_minutes: 1, started_by: null, ended_by: null, corrected_time: null },
    ...{ created_time: modified_time, modified_time },
  };
}

interface Sight {
  viewer: Viewer;
  sees: (user_id: unknown) => boolean;
  seesEverybody: boolean;
}

/**
 * The entries of emergencies that the viewer has recorded in, or of whose location or person they
 * see the people. An unseen person is left out, with the notes of others about them.
 */
function visibleEntries(
  entries: readonly StoredRow[],
  { viewer, sees, seesEverybody }: Sight,
): StoredRow[] {
  const seesPlace = (tag_id: unknown) =>
    canViewPerson(viewer, { user_id: '', tag_ids: [String(tag_id)] });
  return entries.map((row) => {
    const others = entries.filter(({ emergency_id }) => emergency_id === row['emergency_id']);
    const isVisible =
      seesEverybody ||
      others.some(
        ({ recorded_by, location_id, user_id }) =>
          recorded_by === viewer.user_id ||
          (location_id !== null && seesPlace(location_id)) ||
          (user_id !== null && sees(user_id)),
      );
    if (!isVisible) return withdrawnEntry(row);
    const seesPerson = row['user_id'] === null || sees(row['user_id']);
    const seesNote =
      row['note'] === '' ||
      row['recorded_by'] === viewer.user_id ||
      others.every(({ user_id }) => user_id === null || sees(user_id));
    return {
      ...row,
      note: seesNote ? row['note'] : '',
      user_id: seesPerson ? row['user_id'] : null,
      recorded_by: sees(row['recorded_by']) ? row['recorded_by'] : null,
      is_withheld: !(seesPerson && seesNote),
    };
  });
}

function withdrawnEntry({ entry_id, modified_time }: StoredRow): StoredRow {
  return {
    ...{ entry_id, emergency_id: entry_id, kind: 'note', time: modified_time, note: '' },
    ...{ is_drill: false, location_id: null, user_id: null, corrects: null, corrected_time: null },
    ...{ recorded_by: null, is_withheld: false, active: false },
    ...{ created_time: modified_time, modified_time },
  };
}

interface Note {
  joined: string[];
  left: string[];
}
