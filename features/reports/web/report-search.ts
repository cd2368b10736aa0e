import { z } from 'zod';
import { filterFromSearch } from '#audit/web';
import type { AuditFilter } from '#audit/web';

export type ReportTab = 'scheduled' | 'sent' | 'audit';

/** What the address of the reports holds. */
export interface ReportSearch extends AuditFilter {
  tab?: 'sent' | 'audit';
  /** The run that is open. */
  run?: string;
}

/** Reads what an address asks for; gives the shortest one that says the same. */
export function reportSearchOf(search: Record<string, unknown>): ReportSearch {
  const filter = filterFromSearch(search);
  const run = z.guid().safeParse(search['run']);
  if (run.success) return { tab: 'sent', run: run.data };
  // Pages about a person lead to the log by its filter alone.
  if (search['tab'] === 'audit' || Object.keys(filter).length > 0)
    return { tab: 'audit', ...filter };
  return search['tab'] === 'sent' ? { tab: 'sent' } : {};
}
