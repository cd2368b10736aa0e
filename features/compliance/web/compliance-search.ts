import { isPeriod, openFigures } from '#compliance/contract';
import type { OpenFigure } from '#compliance/contract';
import { param } from '#packages/kit';

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
  const [from, to] = [param.date(search['from']), param.date(search['to'])];
  const figure = param.oneOf(openFigures)(search['figure']);
  const tag = param.id(search['tag']);
  const period = from !== undefined && to !== undefined ? { from, to } : null;
  return {
    ...(period !== null && isPeriod(period) && period),
    ...(figure !== undefined && { figure }),
    ...(figure !== undefined && tag !== undefined && { tag }),
  };
}
