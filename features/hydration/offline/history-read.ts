import { boundsOfBaseline, isPersonal, optimalZone } from '#hydration/domain';
import type { HydrationBounds, OptimalZone } from '#hydration/domain';
import { baseline as baselineShape } from '#measurements/contract';
import { measurementIndex } from '#measurements/offline';
import { defineRead } from '#packages/sync/offline';
import type { Copy } from '#packages/sync/offline';
import { baselineAt, baselineOfTest } from './bounds-in-force.ts';
import { historyLength, pointsOf, validSlots } from './history-points.ts';
import type { HistoryPoint } from './history-points.ts';
import { inView } from './in-view.ts';
import type { TestView } from './in-view.ts';
import { hidesValues } from './hidden-values.ts';
import { userCodes } from './latest-tests.ts';

/** The personal baseline in force, in mOsm. */
export interface PersonalBaseline {
  mean: number;
  std: number | null;
  values: number[];
  count: number;
  zone: OptimalZone | null;
  /** Time of the baseline in milliseconds since 1970; null if only a test's snapshot has it. */
  since: number | null;
}

/** A person's newest tests against the bounds in force. */
export interface PersonHistory {
  points: HistoryPoint[];
  /** Number of valid tests in the view; may exceed the number of points. */
  tests: number;
  bounds: HydrationBounds;
  /** Null: the default bounds apply, or it is hidden. */
  baseline: PersonalBaseline | null;
  /** The viewer sees the status of the tests only: nothing is known about bounds and changes. */
  isHidden: boolean;
}

export interface HistoryQuery {
  user_id: string;
  /** Without it: all tests. */
  view?: TestView;
}

/** The newest 64 valid hydration tests of a person with the current bounds, baseline and zone. */
export const personHistory = defineRead({
  name: 'hydration.history',
  tables: ['measurements'],
  async run(copy, { user_id, view }: HistoryQuery, { now }): Promise<PersonHistory> {
    const all = validSlots(copy, user_id);
    const baseline = await baselineNow(copy, user_id, all[0]);
    const slots = view === undefined ? all : inView(copy, all, view, now);
    return {
      points: pointsOf(copy, slots.slice(0, historyLength)),
      tests: slots.length,
      bounds: boundsOfBaseline(baseline?.mean ?? 0, baseline?.count ?? 0),
      baseline,
      isHidden: hidesValues(copy, user_id),
    };
  },
});

/** The newer of the person's baseline and the snapshot of the newest test. */
async function baselineNow(
  copy: Copy,
  user_id: string,
  newest: number | undefined,
): Promise<PersonalBaseline | null> {
  const index = measurementIndex(copy);
  const code = userCodes(copy).get(user_id);
  if (code === undefined) return null;
  const own = baselineAt(copy, code, Infinity);
  const shown = own.slot === null && newest !== undefined ? baselineOfTest(copy, newest) : own;
  if (shown.slot === null || !isPersonal(shown.mean, shown.count)) return null;
  const { metadata } = await index.cold(shown.slot);
  const baseline = baselineShape.safeParse(metadata.baseline).data;
  return {
    mean: shown.mean,
    count: shown.count,
    std: baseline?.std ?? null,
    values: baseline?.values ?? [],
    zone: baseline === undefined ? null : optimalZone(shown.mean, baseline.std),
    since: own.slot === null ? null : (index.created[own.slot] ?? null),
  };
}
