import type { Roster, RosterSchedule } from '#rosters/contract';
import { shiftAt, shiftsBetween } from './shifts.ts';
import type { Shift } from './shifts.ts';

/** A roster as it was during a time, in milliseconds since 1970. */
export interface RosterVersion {
  readonly start: number;
  readonly end: number;
  readonly active: boolean;
  readonly schedule: RosterSchedule;
  readonly user_ids: ReadonlySet<string>;
  /** It stands for one shift alone: the one that had begun before `start` and was under way then. */
  readonly isUnderWay: boolean;
}

/**
 * What a roster was since it was added, or in the last 90 days, the newest first. Before that nothing is known,
 * even if its first shift is earlier. Who is added in the middle of a shift, with the roster or to it, is on
 * shift from then on, so that shift is theirs: a version of its own.
 */
export function rosterVersions(roster: Roster): RosterVersion[] {
  const notes = (roster.earlier ?? []).toReversed();
  let schedule: RosterSchedule = roster;
  let people = new Set(roster.user_ids);
  const versions: RosterVersion[] = [
    {
      start: Date.parse(notes[0]?.until ?? roster.created_time),
      end: Number.POSITIVE_INFINITY,
      ...{ active: roster.active, schedule, user_ids: people, isUnderWay: false },
    },
  ];
  for (const note of notes) {
    const joined = new Set(note.joined);
    schedule = note.schedule ?? schedule;
    people = new Set([...[...people].filter((id) => !joined.has(id)), ...note.left]);
    versions.push({
      ...{ start: Date.parse(note.from), end: Date.parse(note.until) },
      ...{ active: note.active, schedule, user_ids: people, isUnderWay: false },
    });
  }
  return versions.flatMap((version, nth) => {
    const added = addedInShift(version, versions[nth + 1]);
    return added === null ? [version] : [version, added];
  });
}

/** The people whom a version put into a shift that was under way when it began; null without any. */
function addedInShift(version: RosterVersion, before?: RosterVersion): RosterVersion | null {
  const { active, schedule, start } = version;
  if (!active || shiftAt(schedule, start) === null) return null;
  // The others keep the shift in which they were.
  const others =
    before?.active === true && shiftAt(before.schedule, start) !== null ? before.user_ids : null;
  const user_ids = new Set([...version.user_ids].filter((id) => others?.has(id) !== true));
  return user_ids.size === 0 ? null : { ...version, user_ids, isUnderWay: true };
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

/**
 * The shifts of a version that begin while it applied, or the one that was under way, of those that begin within
 * a period in milliseconds since 1970.
 */
export function shiftsOfVersion(version: RosterVersion, from: number, to: number): Shift[] {
  if (version.isUnderWay) {
    const shift = shiftAt(version.schedule, version.start);
    const isWithin = shift !== null && shift.start >= from && shift.start < to;
    return isWithin && shift.start < version.start ? [shift] : [];
  }
  if (!version.active || version.start >= to || version.end <= from) return [];
  const [start, end] = [Math.max(version.start, from), Math.min(version.end, to)];
  return shiftsBetween(version.schedule, start, end).filter(
    (shift) => shift.start >= start && shift.start < end,
  );
}
