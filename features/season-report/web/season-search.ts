import { isPeriod } from '#compliance/contract';
import { param, searchReader } from '#packages/kit';
import { openFigures } from '#season-report/contract';

export const seasonPath = '/monitoring/season';

const parts = searchReader({
  /** First and last day; without them the current season. */
  from: param.date,
  to: param.date,
  location: param.id,
  job: param.id,
  /** First day after a change that is compared. */
  day: param.date,
  /** The figure whose rows are shown. */
  figure: param.oneOf(openFigures),
});

/** URL search of the report. */
export type SeasonSearch = ReturnType<typeof parts>;

/** Reads a URL, or gives the shortest equivalent one. An invalid period is left out. */
export function seasonSearchOf(search: Record<string, unknown>): SeasonSearch {
  const { from, to, ...others } = parts(search);
  const isWhole = from !== undefined && to !== undefined && isPeriod({ from, to });
  return { ...(isWhole && { from, to }), ...others };
}
