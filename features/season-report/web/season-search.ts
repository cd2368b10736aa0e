import { z } from 'zod';
import { isPeriod } from '#compliance/contract';
import { openFigures } from '#season-report/contract';
import type { OpenFigure } from '#season-report/contract';

/** URL search of the report. */
export interface SeasonSearch {
  /** First and last day; without them the current season. */
  from?: string;
  to?: string;
  location?: string;
  job?: string;
  /** First day after a change that is compared. */
  day?: string;
  /** The figure whose rows are shown. */
  figure?: OpenFigure;
}

export const seasonPath = '/monitoring/season';

/** Reads a URL, or gives the shortest equivalent one. An invalid period is left out. */
export function seasonSearchOf(search: Record<string, unknown>): SeasonSearch {
  const read = <Value>(key: string, type: z.ZodType<Value>) => type.safeParse(search[key]).data;
  const [from, to, day] = [
    read('from', z.iso.date()),
    read('to', z.iso.date()),
    read('day', z.iso.date()),
  ];
  const [location, job] = [read('location', z.guid()), read('job', z.guid())];
  const figure = read('figure', z.enum(openFigures));
  return {
    ...(from !== undefined && to !== undefined && isPeriod({ from, to }) && { from, to }),
    ...(location !== undefined && { location }),
    ...(job !== undefined && { job }),
    ...(day !== undefined && { day }),
    ...(figure !== undefined && { figure }),
  };
}
