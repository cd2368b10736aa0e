import { z } from 'zod';
import { daysOfPeriod, firstDay, longestPeriod, openFigures } from '#compliance/contract';
import type { OpenFigure } from '#compliance/contract';

/** URL search of the assessment. */
export interface ComplianceSearch {
  /** First and last day; without them the usual period. */
  from?: string;
  to?: string;
  /** The figure whose rows are shown, of a job or location if there is one. */
  figure?: OpenFigure;
  tag?: string;
}

export const compliancePath = '/settings/compliance-assessment';

/** Reads a URL, or gives the shortest equivalent one. An invalid period is left out. */
export function complianceSearchOf(search: Record<string, unknown>): ComplianceSearch {
  const [from, to] = [z.iso.date().safeParse(search['from']), z.iso.date().safeParse(search['to'])];
  const figure = z.enum(openFigures).safeParse(search['figure']);
  const tag = z.guid().safeParse(search['tag']);
  const isPeriod = from.success && to.success && isValidPeriod(from.data, to.data);
  return {
    ...(isPeriod && { from: from.data, to: to.data }),
    ...(figure.success && { figure: figure.data }),
    ...(figure.success && tag.success && { tag: tag.data }),
  };
}

function isValidPeriod(from: string, to: string): boolean {
  const days = daysOfPeriod({ from, to });
  return from >= firstDay && to < '2200' && days >= 1 && days <= longestPeriod;
}
