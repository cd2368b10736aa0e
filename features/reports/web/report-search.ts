import { z } from 'zod';
import { filterFromSearch } from '#audit/web';
import type { AuditFilter } from '#audit/web';

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
  const run = z.guid().safeParse(search['run']);
  if (run.success) return { tab: 'sent', run: run.data };
  // Pages about a person link to the log with only its filter.
  if (search['tab'] === 'audit' || Object.keys(filter).length > 0)
    return { tab: 'audit', ...filter };
  return search['tab'] === 'sent' ? { tab: 'sent' } : {};
}
