import { isLimited } from '#acclimatisation/domain';
import type { LimitedState } from '#acclimatisation/domain';
import { ledgerTables, rosteredWorkers, workersOnDay } from '#acclimatisation/offline';
import type { WorkerOnDay } from '#acclimatisation/offline';
import { isSwitchedOn } from '#organisation/domain';
import { ownOrganisation } from '#organisation/offline';
import { compareNames } from '#packages/kit';
import { defineRead } from '#packages/sync/offline';
import type { Copy } from '#packages/sync/offline';
import { personName } from '#people/domain';
import { reachOf } from '#permissions/domain';
import { viewerOf } from '#permissions/offline';

/** Somebody who is not acclimatised. */
export interface ObservedWorker {
  readonly user_id: string;
  readonly name: string;
  readonly state: LimitedState;
}

/** The people to observe in a heat wave, of those that the viewer may see. */
export interface ObservedPeople {
  /** Workers who are not acclimatised, by name. */
  readonly observed: readonly ObservedWorker[];
  /** False if rosters are off: then nobody is known to be new. */
  readonly hasRosters: boolean;
  /** The viewer sees everybody; others may have colleagues here who are new. */
  readonly seesEverybody: boolean;
}

interface SiteDay {
  /** The location. */
  site: string;
  /** '2026-11-23' */
  date: string;
  zone: string;
}

interface Context {
  /** Milliseconds since 1970. */
  now: number;
  /** The viewer. */
  user_id: string;
}

/**
 * The people on shift at a location on a day who are not acclimatised: the same people as on the
 * morning sheet of that day.
 */
export const observedOnDay = defineRead({
  name: 'heat_waves.observed',
  tables: [...ledgerTables, 'organisations'],
  run: (copy, day: SiteDay, context): ObservedPeople =>
    observedOf(copy, context, () => workersOnDay(copy, day, context.now) ?? []),
});

/** The people with shifts at a location on any day who are not acclimatised on a date. */
export function observedAt(copy: Copy, day: SiteDay, context: Context): ObservedPeople {
  return observedOf(copy, context, () => rosteredWorkers(copy, day, context.now));
}

function observedOf(
  copy: Copy,
  { user_id }: Context,
  workers: () => readonly WorkerOnDay[],
): ObservedPeople {
  const hasRosters = isSwitchedOn(ownOrganisation(copy)?.metadata ?? {}, 'roster');
  const observed = (hasRosters ? workers() : []).flatMap(({ person, day }): ObservedWorker[] =>
    isLimited(day) ? [{ user_id: person.user_id, name: personName(person), state: day.state }] : [],
  );
  return {
    observed: observed.toSorted((one, other) => compareNames(one.name, other.name)),
    hasRosters,
    seesEverybody: reachOf(viewerOf(copy, user_id), 'view_user').everybody,
  };
}
