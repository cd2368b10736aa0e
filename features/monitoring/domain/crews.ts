import {
  describeRoster,
  nextShifts,
  peopleOnLeave,
  peopleOnShift,
  shiftsBetween,
} from '#rosters/domain';
import type { Leave, Roster } from '#rosters/contract';
import type { Strategy } from '#strategies/contract';
import { defaultPlan, strategyInForce } from '#strategies/domain';
import { afterShift, beforeShift, overdueTest } from './overdue.ts';
import type { TakenTest } from './overdue.ts';

const day = 86_400_000;

/** The people of one roster who are on shift. */
export interface CrewOnShift {
  roster_id: string;
  description: string;
  /** Start and end of the shift in milliseconds since 1970. */
  start: number;
  end: number;
  user_ids: string[];
  /** Those whose latest valid test of the last 24 hours is moderate or severe. */
  dehydrated: string[];
  /** Those without a valid test since two hours before the shift. */
  untested: string[];
}

/** What is known about the people in view. */
export interface KnownCrews {
  /** The tags of each person, by user id. */
  people: ReadonlyMap<string, { tag_ids: readonly string[] }>;
  /** The valid hydration tests of each person, of a day and the time before a shift, oldest first. */
  tests: ReadonlyMap<string, readonly TakenTest[]>;
  /** Empty if rosters are switched off. */
  rosters: readonly Roster[];
  leaves: readonly Leave[];
}

/** The people on shift by their roster, the largest crew first. */
export function crewsOnShift(known: KnownCrews, now: number): CrewOnShift[] {
  const { people, tests, rosters, leaves } = known;
  const byId = new Map(rosters.map((roster) => [roster.roster_id, roster]));
  const crews = new Map<string, CrewOnShift>();
  for (const { user_id, roster_id, start, end } of peopleOnShift(rosters, leaves, now).values()) {
    const roster = byId.get(roster_id);
    if (!people.has(user_id) || roster === undefined) continue;
    const crew = crews.get(roster_id) ?? {
      ...{ roster_id, description: describeRoster(roster), start, end },
      ...{ user_ids: [], dehydrated: [], untested: [] },
    };
    crews.set(roster_id, crew);
    crew.user_ids.push(user_id);
    const last = tests.get(user_id)?.at(-1);
    if (last?.isDehydrated === true && last.time >= now - day) crew.dehydrated.push(user_id);
    if (last === undefined || last.time < start - beforeShift) crew.untested.push(user_id);
  }
  return [...crews.values()].toSorted((a, b) => b.user_ids.length - a.user_ids.length);
}

/** When the next shift of anybody in view starts, and how many start then. */
export interface NextShift {
  /** Milliseconds since 1970. */
  start: number;
  people: number;
}

/** The next shift of people in view who are not on leave then; null if none is planned. */
export function nextShiftOf(
  { people, rosters, leaves }: KnownCrews,
  now: number,
): NextShift | null {
  const found = new Map<number, Set<string>>();
  for (const roster of rosters) {
    const crew = roster.user_ids.filter((user_id) => people.has(user_id));
    if (!roster.active || crew.length === 0) continue;
    // Of those who are away for the first one, a later one counts.
    for (const { start } of nextShifts(roster, now, shiftsAhead)) {
      const away = peopleOnLeave(leaves, start);
      const present = crew.filter((user_id) => !away.has(user_id));
      if (present.length === 0) continue;
      found.set(start, new Set([...(found.get(start) ?? []), ...present]));
      break;
    }
  }
  const [first] = [...found].toSorted(([one], [other]) => one - other);
  return first === undefined ? null : { start: first[0], people: first[1].size };
}

/** Shifts of a roster that are searched for one with somebody present. */
const shiftsAhead = 10;

/** The people whose test is overdue, and since when the oldest is; null if nobody's is. */
export function overduePeople(
  known: KnownCrews & { strategies: readonly Strategy[] },
  now: number,
): { user_ids: string[]; oldest: number | null } {
  const shifts = lastShifts(known, now);
  const found = [...known.people].flatMap(([user_id, { tag_ids }]) => {
    const plan = strategyInForce(known.strategies, { user_id, tag_ids }) ?? defaultPlan;
    const [shift, tests] = [shifts.get(user_id) ?? null, known.tests.get(user_id) ?? []];
    const overdue = overdueTest({ plan, shift, tests }, now);
    return overdue === null ? [] : [{ user_id, since: overdue.since }];
  });
  return {
    user_ids: found.map(({ user_id }) => user_id),
    oldest: found.length === 0 ? null : Math.min(...found.map(({ since }) => since)),
  };
}

/** The shift of each person who is on shift, or came off it within two hours. */
function lastShifts({ rosters, leaves }: KnownCrews, now: number) {
  const away = peopleOnLeave(leaves, now);
  const found = new Map<string, { start: number; end: number }>();
  for (const roster of rosters) {
    for (const { start, end } of shiftsBetween(roster, now - afterShift, now + 1)) {
      for (const user_id of roster.user_ids) {
        if (!away.has(user_id) && (found.get(user_id)?.end ?? 0) < end) {
          found.set(user_id, { start, end });
        }
      }
    }
  }
  return found;
}
