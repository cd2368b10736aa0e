import type { Promised } from '../promises.ts';

export interface DashboardFigures {
  /** Median milliseconds of each card's data. */
  reads: ReadonlyMap<string, number>;
  /** p95 in milliseconds of a change of the filter, to the last card's frame. */
  changes: number;
  /** Resident memory of page and worker. */
  megabytes: number;
}

/** What the dashboard promises for a number of tests, with what was measured. */
export function dashboardLimits(
  tests: number,
  { reads, changes, megabytes }: DashboardFigures,
): Promised[] {
  const isLarge = tests > 200_000;
  const of = `${tests.toLocaleString('en').replaceAll(',', ' ')} tests`;
  return [
    ...[...reads].map(([card, figure]) => ({
      what: `${of}: data of ${card}, median`,
      ...{ figure, limit: isLarge ? 60 : 20, unit: 'ms' },
    })),
    {
      what: `${of}: filter to the last card's frame, p95`,
      ...{ figure: changes, limit: isLarge ? 300 : 150, unit: 'ms' },
    },
    ...(isLarge
      ? [{ what: `${of}: memory of page and worker`, figure: megabytes, limit: 400, unit: 'MB' }]
      : []),
  ];
}
