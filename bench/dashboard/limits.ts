import type { Target } from '../targets.ts';
import type { RendererMemory } from '../sync/renderer-memory.ts';
import type { CalendarFigures } from './calendar-trial.ts';

export interface DashboardFigures {
  /** Median milliseconds of each card's data. */
  reads: ReadonlyMap<string, number>;
  /** p95 in milliseconds of a change of the filter, to the last card's frame. */
  changes: number;
  calendar: CalendarFigures;
  /** Directly after the changes, and after a rest. */
  memory: { busy: RendererMemory; rested: RendererMemory };
}

/** The targets of the dashboard for a number of tests, with the measured figures. */
export function dashboardLimits(
  tests: number,
  { reads, changes, calendar, memory }: DashboardFigures,
): Target[] {
  const isLarge = tests > 200_000;
  const of = `${tests.toLocaleString('en').replaceAll(',', ' ')} tests`;
  return [
    ...[...reads].map(([card, figure]) => ({
      what: `${of}: data of ${card}, median`,
      ...{ figure, limit: isLarge ? 60 : 20, unit: 'ms' },
    })),
    {
      what: `${of}: filter to the frame of the last card, p95`,
      ...{ figure: changes, limit: isLarge ? 300 : 150, unit: 'ms' },
    },
    ...(isLarge
      ? []
      : [
          {
            what: 'the calendar of 5000 people by 31 days, to its frame, p95',
            ...{ figure: calendar.paint, limit: 200, unit: 'ms' },
          },
          {
            what: 'the calendar scrolled by 2000 pixels a second, between frames, p95',
            ...{ figure: calendar.gap, limit: 34, unit: 'ms' },
          },
          {
            what: 'the calendar scrolled: tasks of more than 50 ms in 5 s',
            ...{ figure: calendar.longTasks, limit: 0, unit: '' },
          },
        ]),
    ...(isLarge
      ? [
          {
            what: `${of}: memory of page and worker`,
            ...{ figure: memory.rested.held, limit: 400, unit: 'MB' },
          },
        ]
      : []),
  ];
}

/** Further figures: memory in use, and values without a target. */
export function memoryLine({ memory: { busy, rested } }: DashboardFigures): string {
  const [now, then, others] = [busy.held, rested.held, rested.others].map((one) => one.toFixed(0));
  return `Page and worker had ${now} MB right after the changes and ${then} MB after the rest; other renderers ${others} MB.`;
}
