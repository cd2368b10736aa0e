import { heatDayMinutes, heatDaysToAdapt, shares } from '#acclimatisation/contract';
import type { AbsenceDays, AcclimatisationRecord, Ladder } from '#acclimatisation/contract';
import type { DayPlan } from './day-plans.ts';

/** What is known of the acclimatisation of a person; 'unknown' if missing data may hide heat days. */
export type AcclimatisationState = 'acclimatised' | 'returning' | 'new' | 'unknown';

/** Of somebody who is not acclimatised, or not known to be. */
export type LimitedState = Exclude<AcclimatisationState, 'acclimatised'>;

/**
 * Whether the limits of people who are not acclimatised apply, and they are observed in a heat wave:
 * the same people on every card and sheet.
 */
export function isLimited<Day extends { readonly state: AcclimatisationState }>(
  day: Day,
): day is Day & { readonly state: LimitedState } {
  return day.state !== 'acclimatised';
}

/**
 * Whether the roster plans more time in the heat than is allowed; 'unknown' if that depends on weather
 * that is not known.
 */
export type Verdict = 'within' | 'over' | 'unknown';

/** A date of the ledger, also without a shift. */
export interface LedgerDay {
  readonly date: string;
  readonly state: AcclimatisationState;
  /** The shares that apply; also while the state is not known. */
  readonly ladder: Ladder;
  /** Heat days since the last start, before this date. */
  readonly heat_days: number;
  /** Share of the shift that is allowed in the heat, more than 0 to 1. */
  readonly share: number;
  /** The same in whole minutes; 0 without a shift. */
  readonly allowed: number;
  /** Planned minutes in the heat by weather and readings, as far as the weather is known. */
  readonly planned: number;
  readonly verdict: Verdict;
  /** It raises the share of the days after it. */
  readonly isHeatDay: boolean;
  /** Null on a date without shifts. */
  readonly plan: DayPlan | null;
}

export interface LedgerRules {
  /** First and last date. */
  readonly from: string;
  readonly to: string;
  /** Longest absence that keeps the acclimatisation, in days. */
  readonly absence: AbsenceDays;
  /** The newest record of a manager. */
  readonly record: AcclimatisationRecord | null;
  /** The roster has shifts before the first date. */
  readonly hasEarlierShifts: boolean;
}

/**
 * The allowed and planned minutes in the heat for each date, by decision 093. Missing weather never raises a
 * share.
 *
 * @param plans the dates with shifts, in order, within the range
 */
export function acclimatisationLedger(plans: readonly DayPlan[], rules: LedgerRules): LedgerDay[] {
  const byDate = new Map(plans.map((plan) => [plan.date, plan]));
  const dates = datesBetween(rules.from, rules.to);
  const planned = dates.map((date) => byDate.get(date) ?? null);
  const best = run(planned, rules, 'best');
  return run(planned, rules, 'sure').map((standing, at): LedgerDay => {
    const [date = '', plan = null] = [dates[at], planned[at]];
    const share = shareOf(standing);
    const allowed = Math.floor((plan?.shift ?? 0) * share + 1e-9);
    const { ladder, heat_days } = standing;
    return {
      ...{ date, ladder, heat_days, share, allowed, plan },
      state: stateOf(standing, best[at] ?? standing),
      planned: plan === null ? 0 : plan.hot + plan.measured,
      verdict: plan === null ? 'within' : verdictOf(plan, allowed),
      isHeatDay: plan !== null && isHeatDay(plan, 'sure'),
    };
  });
}

/** How much a person is used to the heat before a date. */
interface Standing {
  readonly ladder: Ladder;
  readonly heat_days: number;
  /** They were acclimatised at some time. */
  readonly isExperienced: boolean;
  /** Number of the last heat day; null for none. */
  readonly last: number | null;
}

/** Whether only known heat counts, or all that may have been. */
type Reading = 'sure' | 'best';

const day = 24 * 3_600_000;
const beginner: Standing = { ladder: 'new', heat_days: 0, isExperienced: false, last: null };

/** The standing before each date of the range. */
function run(
  planned: readonly (DayPlan | null)[],
  rules: LedgerRules,
  reading: Reading,
): Standing[] {
  const { record, absence } = rules;
  const from = dayNumber(rules.from);
  const recorded = record === null ? null : dayNumber(record.date);
  let standing = startOf(rules, reading);
  return planned.map((plan, at) => {
    const date = from + at;
    if (record !== null && date === recorded) standing = recordedStanding(record, date);
    if (isLost(standing, date, absence)) standing = afterAbsence(standing);
    const before = standing;
    if (plan !== null && isHeatDay(plan, reading)) standing = afterHeatDay(standing, date);
    return before;
  });
}

/** Before the first date: a record of earlier, or nothing. */
function startOf({ from, record, hasEarlierShifts }: LedgerRules, reading: Reading): Standing {
  const first = dayNumber(from);
  const recorded = record === null ? null : dayNumber(record.date);
  if (reading === 'best' && hasEarlierShifts) {
    // The days before may all have been hot.
    return {
      ladder: 'returning',
      heat_days: heatDaysToAdapt,
      isExperienced: true,
      last: first - 1,
    };
  }
  if (record !== null && recorded !== null && recorded < first) {
    return recordedStanding(record, recorded);
  }
  return beginner;
}

/** A record is about the beginning of its date: the day before counts as the last heat day. */
function recordedStanding({ state }: AcclimatisationRecord, date: number): Standing {
  switch (state) {
    case 'acclimatised':
      return {
        ...{ ladder: 'returning', heat_days: heatDaysToAdapt },
        ...{ isExperienced: true, last: date - 1 },
      };
    case 'returning':
      return { ladder: 'returning', heat_days: 0, isExperienced: true, last: null };
    case 'new':
      return beginner;
  }
}

function isLost({ last }: Standing, date: number, absence: AbsenceDays): boolean {
  return last !== null && date - last - 1 > absence;
}

function afterAbsence({ isExperienced }: Standing): Standing {
  return { ...beginner, ladder: isExperienced ? 'returning' : 'new', isExperienced };
}

function afterHeatDay(standing: Standing, date: number): Standing {
  const heat_days = standing.heat_days + 1;
  const isExperienced = standing.isExperienced || heat_days >= heatDaysToAdapt;
  return { ...standing, heat_days, isExperienced, last: date };
}

function shareOf({ ladder, heat_days }: Standing): number {
  return shares[ladder][heat_days] ?? 1;
}

function isAdapted({ heat_days }: Standing): boolean {
  return heat_days >= heatDaysToAdapt;
}

function stateOf(sure: Standing, best: Standing): AcclimatisationState {
  if (isAdapted(sure)) return 'acclimatised';
  const mayBeMore = isAdapted(best) || shareOf(best) > shareOf(sure);
  return mayBeMore ? 'unknown' : sure.ladder;
}

/**
 * Whether a day counts. The minutes do not depend on the share, so that more heat days never lead to less
 * acclimatisation.
 */
function isHeatDay({ shift, sure, hot, unknown }: DayPlan, reading: Reading): boolean {
  const minutes = reading === 'sure' ? sure : hot + unknown;
  return shift > 0 && minutes >= Math.min(heatDayMinutes, shares.new[0] * shift);
}

function verdictOf({ hot, measured, unknown }: DayPlan, allowed: number): Verdict {
  if (hot + measured > allowed) return 'over';
  return hot + measured + unknown > allowed ? 'unknown' : 'within';
}

function dayNumber(date: string): number {
  return Date.parse(date) / day;
}

function datesBetween(from: string, to: string): string[] {
  const [first, last] = [dayNumber(from), dayNumber(to)];
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, at) =>
    new Date((first + at) * day).toISOString().slice(0, 10),
  );
}
