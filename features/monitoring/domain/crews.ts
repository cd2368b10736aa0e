import { describeRoster, peopleOnLeave, peopleOnShift, shiftsBetween } from '#rosters/domain';
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
  /** End of the shift in milliseconds since 1970. */
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
      ...{ roster_id, description: describeRoster(roster), end },
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
