import type { DutyKind } from '#rule-packs/contract';
import type { Situation } from './situation.ts';

/** A situation worked by hand: the duty of some kinds with its pack, and the kinds without one. */
export interface WorkedSituation {
  title: string;
  packs: readonly string[];
  given: Partial<Situation>;
  /** The strictest duty as in the table of the rules, and the pack that asks for it. */
  duties: Readonly<Partial<Record<DutyKind, readonly [amount: string, pack: string]>>>;
  none: readonly DutyKind[];
  /** What was not known, so that the cautious answer is given; by kind. */
  unknown?: Readonly<Partial<Record<DutyKind, readonly string[]>>>;
}

export const osha = 'us-osha-2024';
export const outdoor = 'us-ca-3395';
export const indoor = 'us-ca-3396';
export const oregon = 'us-or-437-002-0156';
export const washington = 'us-wa-296-62-095';
export const maryland = 'us-md-09-12-32';
export const qatar = 'qa-17-2021';
export const emirates = 'ae-44-2022';
export const niosh = 'niosh-2016-106';

export const quart = '0.946 L per hour';
export const tenInTwo = '10 min every 120 min';
export const fifteenInTwo = '15 min every 120 min';
export const fifteenInOne = '15 min every 60 min';
export const everyKind: readonly DutyKind[] = [
  ...(['stop_work', 'rest', 'water', 'shade', 'acclimatisation', 'observation'] as const),
  ...(['contact', 'notice', 'records', 'plan'] as const),
];

export const [light, moderate, heavy] = [2, 4, 6];
/** Somebody new on a day, from 1. */
export const fresh = (day: number) => ({ state: 'new', day, absence_days: null }) as const;
/** Somebody on a day after an absence. */
export const back = (day: number, absence_days: number) =>
  ({ state: 'returning', day, absence_days }) as const;
/** A moment of a day. */
export const at = (date: string, clock: string) => {
  const [hour = 0, minute = 0] = clock.split(':').map(Number);
  return { date, from: hour * 60 + minute, until: hour * 60 + minute + 1 };
};

/** A worked situation; the arguments are the columns of its table. */
export function worked(
  title: string,
  packs: string | readonly string[],
  given: Partial<Situation>,
  duties: WorkedSituation['duties'],
  none: readonly DutyKind[] = [],
  unknown?: WorkedSituation['unknown'],
): WorkedSituation {
  const chosen = typeof packs === 'string' ? [packs] : packs;
  return { title, packs: chosen, given, duties, none, ...(unknown && { unknown }) };
}
