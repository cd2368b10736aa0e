import { isPersonal } from '#hydration/domain';
import type { HydrationState } from '#hydration/domain';
import { baseline as baselineShape } from '#measurements/contract';
import { measurementIndex } from '#measurements/offline';
import { defineRead } from '#packages/sync/offline';
import type { Copy } from '#packages/sync/offline';
import { baselineAt, baselineType } from './bounds-in-force.ts';
import { historyLength, validSlots } from './history-points.ts';
import { stateOfTest, userCodes } from './latest-tests.ts';

/** One of a person's baselines; values in mOsm. */
export interface BaselineRow {
  measurement_id: string;
  /** Milliseconds since 1970. */
  time: number;
  mean: number;
  /** Null if the row does not contain its values. */
  std: number | null;
  values: number[];
  /** removed: can be restored; in_force: the bounds follow from it. */
  state: 'in_force' | 'earlier' | 'invalid' | 'removed';
  measured_by: string;
}

/** All baselines of a person, newest first, including removed ones. */
export const baselinesOfPerson = defineRead({
  name: 'hydration.baselines_of_person',
  tables: ['measurements'],
  async run(copy, { user_id }: { user_id: string }): Promise<BaselineRow[]> {
    const index = measurementIndex(copy);
    const code = userCodes(copy).get(user_id);
    if (code === undefined) return [];
    const { slot: newest, mean, count } = baselineAt(copy, code, Infinity);
    const inForce = isPersonal(mean, count) ? newest : null;
    const slots = Array.from(index.slotsOfUser(user_id))
      .filter((slot) => index.live[slot] && index.type[slot] === baselineType)
      .sort((a, b) => (index.created[b] ?? 0) - (index.created[a] ?? 0));
    return Promise.all(slots.map((slot) => baselineRow(copy, slot, slot === inForce)));
  },
});

async function baselineRow(copy: Copy, slot: number, isInForce: boolean): Promise<BaselineRow> {
  const index = measurementIndex(copy);
  const row = await index.cold(slot);
  const baseline = baselineShape.safeParse(row.metadata.baseline).data;
  return {
    measurement_id: row.measurement_id,
    time: index.created[slot] ?? 0,
    mean: index.baselineMean[slot] ?? row.value ?? Number.NaN,
    std: baseline?.std ?? null,
    values: baseline?.values ?? [],
    state: stateOf(row, isInForce),
    measured_by: [row.measured_by_name_first, row.measured_by_name_last].filter(Boolean).join(' '),
  };
}

function stateOf(
  { active, valid }: { active: boolean; valid: boolean },
  isInForce: boolean,
): BaselineRow['state'] {
  if (!active) return 'removed';
  if (!valid) return 'invalid';
  return isInForce ? 'in_force' : 'earlier';
}

/** A test that a baseline can be built from. */
export interface BaselineCandidate {
  measurement_id: string;
  /** Milliseconds since 1970. */
  time: number;
  /** mOsm. */
  value: number;
  state: HydrationState;
}

/** The newest 64 valid hydration tests of a person, newest first. */
export const baselineCandidates = defineRead({
  name: 'hydration.baseline_candidates',
  tables: ['measurements'],
  run(copy, { user_id }: { user_id: string }): BaselineCandidate[] {
    const index = measurementIndex(copy);
    return validSlots(copy, user_id)
      .slice(0, historyLength)
      .map((slot) => ({
        measurement_id: index.id(slot),
        time: index.created[slot] ?? 0,
        value: index.value[slot] ?? 0,
        state: stateOfTest(copy, slot),
      }));
  },
});
