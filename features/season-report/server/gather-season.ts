import { findDueBreaks } from '#breaks/server';
import type { StoredDueBreak } from '#breaks/server';
import type { ComplianceFacts, Span } from '#compliance/domain';
import { gatherFacts } from '#compliance/server';
import type { Emergency } from '#emergencies/domain';
import { findEmergencies } from '#emergencies/server';
import type { Tx } from '#packages/database';
import type { Viewer } from '#permissions/contract';
import type { SeasonFacts } from '#season-report/domain';
import type { SeasonScope } from './season-scope.ts';

/** Days in the zone of the organisation, both included. */
export interface Period {
  from: string;
  to: string;
}

/** Everything that the figures of a period need, and their rows, from one transaction. */
export interface GatheredSeason {
  timezone: string;
  days: readonly Span[];
  facts: Omit<SeasonFacts, 'alerts' | 'retests' | 'emergencies'> &
    Pick<ComplianceFacts, 'people' | 'alerts' | 'retests'> & { emergencies: readonly Emergency[] };
  /** Names of locations by id. */
  names: ReadonlyMap<string, string>;
}

/**
 * What happened to the people of a scope in a period. Tests, alerts and re-tests are those of the
 * compliance assessment, so that both show the same figures.
 */
export async function gatherSeason(
  tx: Tx,
  viewer: Viewer,
  { scope, period, now }: { scope: SeasonScope; period: Period; now: number },
): Promise<GatheredSeason> {
  const managed = new Set([viewer.user_id]);
  const planned = new Map<number, { start: number; done: number; of: number }>();
  const { facts, timezone, days } = await gatherFacts(tx, period, now, {
    isCounted: ({ user_id, tag_ids }) => {
      if (!scope.manages(tag_ids)) return false;
      managed.add(user_id);
      return scope.matches(tag_ids);
    },
    // Most people share their shifts, so this is one sum for each shift.
    notePlanned: (start, { done, of }) => {
      const sum = planned.get(start) ?? { start, done: 0, of: 0 };
      sum.done += done;
      sum.of += of;
      planned.set(start, sum);
    },
  });
  const span = { start: days[0]?.start ?? 0, end: Math.min(days.at(-1)?.end ?? 0, now) };
  const dueBreaks = await findDueBreaks(tx, span, now);
  const emergencies = await findEmergencies(tx, viewer, span);
  const people = new Map(facts.people.map((person) => [person.user_id, person.tag_ids]));
  return {
    ...{ timezone, days },
    names: new Map(facts.tags.map(({ tag_id, name }) => [tag_id, name])),
    facts: {
      people: facts.people,
      planned: [...planned.values()],
      retests: facts.retests,
      alerts: facts.alerts.filter(
        ({ user_id, tag_ids }) =>
          (scope.managesAll || managed.has(user_id)) && scope.matches(tag_ids),
      ),
      breaks: dueBreaks.filter((each) => isOfScope(each, scope, people)),
      emergencies: emergencies.filter((each) => isEmergencyOfScope(each, scope, people)),
    },
  };
}

/**
 * Whether a break is one of the people of a scope: somebody of them was in it. One that nobody
 * recorded is one of those who have its location.
 */
function isOfScope(
  { location_id, start, user_ids }: StoredDueBreak,
  scope: SeasonScope,
  people: ReadonlyMap<string, readonly string[]>,
): boolean {
  if (!isAtChosen(location_id, scope)) return false;
  if (scope.managesAll && scope.job_ids.length === 0) return true;
  if (start !== null) return user_ids.some((user_id) => people.has(user_id));
  return [...people.values()].some((tag_ids) => tag_ids.includes(location_id));
}

/** Of a job are the emergencies of people who have it. */
function isEmergencyOfScope(
  { location_id, user_id }: Emergency,
  scope: SeasonScope,
  people: ReadonlyMap<string, readonly string[]>,
): boolean {
  if (!isAtChosen(location_id, scope)) return false;
  return scope.job_ids.length === 0 || (user_id !== null && people.has(user_id));
}

function isAtChosen(location_id: string | null, { location_ids }: SeasonScope): boolean {
  return location_ids.length === 0 || (location_id !== null && location_ids.includes(location_id));
}
