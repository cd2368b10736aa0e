import type { Roster, RosterSchedule } from '#rosters/contract';
import { shiftsBetween } from './shifts.ts';
import type { Shift } from './shifts.ts';

/** A roster as it was during a time, in milliseconds since 1970. */
export interface RosterVersion {
  readonly start: number;
  readonly end: number;
  readonly active: boolean;
  readonly schedule: RosterSchedule;
  readonly user_ids: ReadonlySet<string>;
}

/**
 * What a roster was since it was added, or in the last 90 days, the newest first. Before that nothing is known,
 * even if its first shift is earlier.
 */
export function rosterVersions(roster: Roster): RosterVersion[] {
  const notes = (roster.earlier ?? []).toReversed();
  let schedule: RosterSchedule = roster;
  let people = new Set(roster.user_ids);
  const versions = [
    {
      start: Date.parse(notes[0]?.until ?? roster.created_time),
      end: Number.POSITIVE_INFINITY,
      ...{ active: roster.active, schedule, user_ids: people },
    },
  ];
  for (const note of notes) {
    const joined = new Set(note.joined);
    schedule = note.schedule ?? schedule;
    people = new Set([...[...people].filter((id) => !joined.has(id)), ...note.left]);
    versions.push({
      ...{ start: Date.parse(note.from), end: Date.parse(note.until) },
      ...{ active: note.active, schedule, user_ids: people },
    });
  }
  return versions;
}

/**
 * The people of the notes of a roster after one person was merged into another: each version has the
 * other instead of the one. Of two people who were in the roster at different times, both times stay.
 *
 * @param user_ids the people of the roster before the merge
 */
export function mergedNotes(
  { user_ids, earlier }: { user_ids: readonly string[]; earlier: NonNullable<Roster['earlier']> },
  { from, to }: { from: string; to: string },
): NonNullable<Roster['earlier']> {
  const merged = (ids: Iterable<string>) => new Set([...ids].map((id) => (id === from ? to : id)));
  let people = new Set(user_ids);
  return earlier
    .toReversed()
    .map((note) => {
      const after = merged(people);
      const joined = new Set(note.joined);
      people = new Set([...[...people].filter((id) => !joined.has(id)), ...note.left]);
      const before = merged(people);
      return {
        ...note,
        joined: [...after].filter((id) => !before.has(id)).toSorted(),
        left: [...before].filter((id) => !after.has(id)).toSorted(),
      };
    })
    .toReversed();
}

/** The shifts of a version that begin while it applied, within a period in milliseconds since 1970. */
export function shiftsOfVersion(version: RosterVersion, from: number, to: number): Shift[] {
  if (!version.active || version.start >= to || version.end <= from) return [];
  const [start, end] = [Math.max(version.start, from), Math.min(version.end, to)];
  return shiftsBetween(version.schedule, start, end).filter(
    (shift) => shift.start >= start && shift.start < end,
  );
}
