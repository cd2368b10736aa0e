import type { AcclimatisationState, Verdict } from '#acclimatisation/domain';
import { ledgerTables, workersOnDay } from '#acclimatisation/offline';
import type { WorkerOnDay } from '#acclimatisation/offline';
import { isSwitchedOn } from '#organisation/domain';
import { ownOrganisation } from '#organisation/offline';
import { compareNames } from '#packages/kit';
import { defineRead } from '#packages/sync/offline';
import type { Copy } from '#packages/sync/offline';
import { personName } from '#people/domain';
import { shiftsBetween } from '#rosters/domain';
import { activeRosters, membersOf } from '#rosters/offline';
import type { StrategyPlan } from '#strategies/contract';
import { defaultPlan, strategyInForce } from '#strategies/domain';
import { activeStrategies } from '#strategies/offline';
import type { PlannedWork } from '#morning-sheets/domain';
import { tagsById } from '#tags/offline';
import { dayAt } from '#weather/domain';

/** Somebody on shift at a location, with what the briefing says about them. */
export interface MorningWorker {
  user_id: string;
  name: string;
  /** Their jobs; several people have more than one. */
  job_ids: string[];
  plan: PlannedWork;
  state: AcclimatisationState;
  /** Share of the shift that is allowed in the heat, 0 to 1. */
  share: number;
  /** Minutes in the heat: allowed, and planned by the roster. */
  allowed: number;
  planned: number;
  verdict: Verdict;
  /** The moments of the testing strategy at which a test is due in this shift. */
  moments: StrategyPlan['moments'];
}

/** The people on shift at a location on a day. */
export interface MorningCrew {
  name: string;
  /** By name. */
  workers: MorningWorker[];
}

/** Why there is no crew to show. */
export type NoCrew = 'no_rosters' | 'no_location' | 'no_date';

interface Params {
  location_id: string;
  /** '2026-11-23' */
  date: string;
  zone: string;
}

/** The visible people on shift at a location on a day, also offline. */
export const morningCrew = defineRead({
  name: 'morning_sheets.crew',
  tables: [...ledgerTables, 'tags', 'organisations', 'strategies'],
  run(copy, { location_id, date, zone }: Params, { now }): MorningCrew | NoCrew {
    if (!isSwitchedOn(ownOrganisation(copy)?.metadata ?? {}, 'roster')) return 'no_rosters';
    const location = tagsById(copy).get(location_id);
    if (location?.active !== true || location.type !== 'location') return 'no_location';
    const found = workersOnDay(copy, { site: location_id, date, zone }, now);
    if (found === null) return 'no_date';
    return {
      name: location.name,
      workers: found
        .map((each) => workerOf(copy, each))
        .toSorted((a, b) => compareNames(a.name, b.name)),
    };
  },
});

/** A location to choose, with the number of visible people on shift. */
export interface MorningLocation {
  tag_id: string;
  name: string;
  workers: number;
}

/** The locations with visible people on shift on a day, by name. */
export const morningLocations = defineRead({
  name: 'morning_sheets.locations',
  tables: [...ledgerTables, 'tags', 'organisations'],
  run(copy, { date, zone }: Omit<Params, 'location_id'>, { now }): MorningLocation[] {
    if (!isSwitchedOn(ownOrganisation(copy)?.metadata ?? {}, 'roster')) return [];
    return [...tagsById(copy).values()]
      .filter(({ type, active, is_hidden }) => type === 'location' && active && !is_hidden)
      .map(({ tag_id, name }) => {
        const workers = workersOnDay(copy, { site: tag_id, date, zone }, now)?.length ?? 0;
        return { tag_id, name, workers };
      })
      .filter(({ workers }) => workers > 0)
      .toSorted((a, b) => compareNames(a.name, b.name));
  },
});

interface NextDay extends Pick<Params, 'zone'> {
  /** Prefers a shift that has not begun, as things are picked before a shift. */
  isAhead?: boolean;
}

/** Days of a forecast after today. */
const mostDaysAhead = 13;

/**
 * The day of the briefing, as ISO date in a zone: of the shift whose start is nearest, of those that
 * have not ended. So the sheet of a crew stays during its shift, and the next crew finds its own
 * before it begins. Today if there is none within the forecast, or rosters are switched off.
 */
export const nextMorning = defineRead({
  name: 'morning_sheets.next_day',
  tables: ['rosters', 'users', 'organisations'],
  run(copy, { zone, isAhead = false }: NextDay, { now }): string {
    const today = dayAt(zone, now);
    if (!isSwitchedOn(ownOrganisation(copy)?.metadata ?? {}, 'roster')) return today;
    const shifts = activeRosters(copy)
      .filter((roster) => membersOf(copy, roster).length > 0)
      .flatMap((roster) => shiftsBetween(roster, now, now + mostDaysAhead * 24 * 3_600_000))
      .toSorted((one, other) => Math.abs(one.start - now) - Math.abs(other.start - now));
    const ahead = isAhead ? shifts.find(({ start }) => start > now) : undefined;
    const next = ahead ?? shifts[0];
    return next === undefined ? today : dayAt(zone, next.start);
  },
});

function workerOf(copy: Copy, { person, day }: WorkerOnDay): MorningWorker {
  const { user_id, tag_ids } = person;
  const { state, share, allowed, planned, verdict, plan } = day;
  const tags = tagsById(copy);
  const strategy = strategyInForce(activeStrategies(copy), { user_id, tag_ids }) ?? defaultPlan;
  return {
    ...{ user_id, name: personName(person), state, share, allowed, planned, verdict },
    job_ids: tag_ids.filter((tag_id) => {
      const tag = tags.get(tag_id);
      return tag?.type === 'job' && tag.active && !tag.is_hidden;
    }),
    plan: { starts: plan?.starts ?? [], shift: plan?.shift ?? 0, leave: plan?.leave ?? 0 },
    moments: strategy.moments,
  };
}
