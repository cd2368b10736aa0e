import { filterFromSearch } from '#audit/web';
import type { AuditFilter } from '#audit/web';
import { param } from '#packages/kit';

export type ReportTab = 'scheduled' | 'sent' | 'audit';

/** URL search of the reports. */
export interface ReportSearch extends AuditFilter {
  tab?: 'sent' | 'audit';
  /** The open run. */
  run?: string;
}

/** Reads a URL, or gives the shortest equivalent one. */
export function reportSearchOf(search: Record<string, unknown>): ReportSearch {
  const filter = filterFromSearch(search);
  const run = param.id(search['run']);
  if (run !== undefined) return { tab: 'sent', run };
  // Pages about a person link to the log with only its filter.
  if (search['tab'] === 'audit' || Object.keys(filter).length > 0)
    return { tab: 'audit', ...filter };
  return search['tab'] === 'sent' ? { tab: 'sent' } : {};
}
