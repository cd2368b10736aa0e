import { crewState, isForgotten, isLate, stoppedUntil } from './break-timeline.ts';
import type { DueBreak, Period, TakenBreak } from './break-timeline.ts';
import type { BreakRule } from '#breaks/contract';
import type { HourRest } from './hour-rest.ts';

const hour = 3_600_000;

/** Somebody on shift at a location. */
export interface SitePerson {
  readonly user_id: string;
  readonly shift: Period;
  /** Key of the hours that apply to their work. */
  readonly plan: string;
}

/** What is known of the crew of a location. */
export interface SiteCrew {
  readonly people: readonly SitePerson[];
  /** The hours that need rest, in order, by plan. */
  readonly plans: ReadonlyMap<string, readonly HourRest[]>;
  /** Breaks of these people, also at other locations. */
  readonly breaks: readonly TakenBreak[];
}

/** A break that is due or next for some of a crew. */
export interface SiteDue extends DueBreak {
  readonly user_ids: readonly string[];
  readonly isLate: boolean;
}

/** The breaks of a location at a time. */
export interface SiteBreaks {
  /** Everybody on shift. */
  readonly on_shift: readonly string[];
  /** On shift and not on a break. */
  readonly working: readonly string[];
  /** The running breaks with their people who are on shift here, the earliest first. */
  readonly running: readonly TakenBreak[];
  /** For everybody who works, the earliest first; those with the same cause are one. */
  readonly dues: readonly SiteDue[];
  /** Whose work a rule stops now; null if it stops nobody's. */
  readonly stop: SiteStop | null;
}

/** A stop of the work by a rule. */
export interface SiteStop {
  /** The latest end, in milliseconds since 1970. */
  readonly until: number;
  readonly rule: BreakRule | null;
  readonly user_ids: readonly string[];
}

/**
 * The breaks of a location: who rests, and when others are due. Each person counts by their own
 * shift, work and breaks; people who share all of them are computed once.
 *
 * @param now milliseconds since 1970
 */
export function siteBreaks({ people, plans, breaks }: SiteCrew, now: number): SiteBreaks {
  const present = people.filter(({ shift }) => shift.start <= now && now < shift.end);
  const states = crewsOf(present, breaks).map((crew) => {
    const hours = plans.get(crew.plan) ?? [];
    const stopped = stoppedUntil(hours, now);
    return { ...crew, hours, stopped, ...crewState({ ...crew, hours }, now) };
  });
  const working = states.filter(({ running }) => running === null);
  return {
    on_shift: present.map(({ user_id }) => user_id),
    working: working.flatMap(({ user_ids }) => user_ids),
    running: runningBreaks(states, now),
    dues: duesOf(
      working.filter(({ stopped }) => stopped === null),
      now,
    ),
    stop: stopOf(states, now),
  };
}

interface SameCrew {
  user_ids: string[];
  shift: Period;
  plan: string;
  breaks: TakenBreak[];
}

/** People with the same shift, plan and breaks. */
function crewsOf(people: readonly SitePerson[], breaks: readonly TakenBreak[]): SameCrew[] {
  const taken = new Map<string, TakenBreak[]>();
  for (const each of breaks) {
    for (const user_id of each.user_ids) taken.set(user_id, [...(taken.get(user_id) ?? []), each]);
  }
  const crews = new Map<string, SameCrew>();
  for (const { user_id, shift, plan } of people) {
    const own = taken.get(user_id) ?? [];
    const ids = own.map(({ break_id }) => break_id);
    const key = [plan, shift.start, shift.end, ...ids].join(' ');
    const crew = crews.get(key);
    if (crew === undefined) crews.set(key, { user_ids: [user_id], shift, plan, breaks: own });
    else crew.user_ids.push(user_id);
  }
  return [...crews.values()];
}

function runningBreaks(
  states: readonly { user_ids: readonly string[]; running: TakenBreak | null }[],
  now: number,
): TakenBreak[] {
  const found = new Map<string, TakenBreak>();
  for (const { user_ids, running } of states) {
    if (running === null || isForgotten(running, now)) continue;
    const before = found.get(running.break_id)?.user_ids ?? [];
    found.set(running.break_id, { ...running, user_ids: [...before, ...user_ids] });
  }
  return [...found.values()].sort((a, b) => a.start - b.start);
}

interface StoppedCrew {
  readonly user_ids: readonly string[];
  readonly hours: readonly HourRest[];
  readonly stopped: number | null;
}

function stopOf(states: readonly StoppedCrew[], now: number): SiteStop | null {
  return states.reduce<SiteStop | null>((found, { user_ids, hours, stopped }) => {
    if (stopped === null) return found;
    const asking = hours.find(({ start, isStop }) => isStop === true && start + hour > now);
    return {
      until: Math.max(stopped, found?.until ?? stopped),
      rule: found?.rule ?? asking?.rule ?? null,
      user_ids: [...(found?.user_ids ?? []), ...user_ids],
    };
  }, null);
}

/** One due break for each cause, at the earliest time and with the longest rest of its people. */
function duesOf(
  states: readonly { user_ids: readonly string[]; due: DueBreak | null }[],
  now: number,
): SiteDue[] {
  const found = new Map<string, SiteDue>();
  for (const { user_ids, due } of states) {
    if (due === null) continue;
    const before = found.get(due.cause);
    const time = Math.min(due.time, before?.time ?? due.time);
    const longer = before === undefined || due.minutes > before.minutes ? due : before;
    found.set(due.cause, {
      ...{ cause: due.cause, time, isLate: isLate({ time }, now) },
      ...{ minutes: longer.minutes, rule: longer.rule ?? before?.rule ?? due.rule },
      user_ids: [...(before?.user_ids ?? []), ...user_ids],
    });
  }
  return [...found.values()].sort((a, b) => a.time - b.time);
}
