import { z } from 'zod';
import { isPeriod, openFigures } from '#compliance/contract';
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
  const period = from.success && to.success ? { from: from.data, to: to.data } : null;
  return {
    ...(period !== null && isPeriod(period) && period),
    ...(figure.success && { figure: figure.data }),
    ...(figure.success && tag.success && { tag: tag.data }),
  };
}
