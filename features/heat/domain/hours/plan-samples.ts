import { noRisk } from '../risk/risk-matrix.ts';
import { riskLevel, riskLevels } from '../risk/risk.ts';
import type { HourPlan } from './hour-plan.ts';

/** Start of the sample days, in milliseconds. */
export const samplesBegin = Date.parse('2026-10-24T00:00:00Z');

/**
 * A plan for tests: its days have the given clocks, one for each hour, and the given risks,
 * repeated.
 */
export function samplePlan(
  clocks: readonly (readonly number[])[],
  risks: readonly number[],
): HourPlan {
  const times = clocks.flatMap((hours, day) =>
    hours.map((clock) => `2026-10-${String(24 + day)} ${String(clock).padStart(2, '0')}:00`),
  );
  const own = times.map((_, hour) => risks[hour % risks.length] ?? noRisk);
  let first = 0;
  return {
    days: clocks.map((hours, day) => {
      first += clocks[day - 1]?.length ?? 0;
      return { date: `2026-10-${String(24 + day)}`, first, count: hours.length };
    }),
    times,
    epochs: times.map((_, hour) => samplesBegin / 1000 + hour * 3600),
    risks: own,
    levels: own.map((risk) => (risk === noRisk ? noRisk : riskLevels.indexOf(riskLevel(risk)))),
  };
}

const wholeDay = Array.from({ length: 24 }, (_, clock) => clock);

/** The clocks of a day with 24 hours, of one put back at three, and of one put forward at two. */
export const dayClocks = {
  plain: wholeDay,
  long: [0, 1, 2, 2, ...wholeDay.slice(3)],
  short: [0, 1, ...wholeDay.slice(3)],
} as const;
