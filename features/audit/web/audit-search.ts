import { z } from 'zod';

/** The URL search of the log. Invalid values are left out. */
const auditSearch = z.object({
  from: z.iso.date().optional().catch(undefined),
  to: z.iso.date().optional().catch(undefined),
  actor: z.guid().optional().catch(undefined),
  entity: z.string().min(1).max(50).optional().catch(undefined),
  entity_id: z.guid().optional().catch(undefined),
});

export type AuditFilter = z.infer<typeof auditSearch>;

/** Reads the filter from a URL, or returns the shortest equivalent one. */
export function filterFromSearch(search: Record<string, unknown>): AuditFilter {
  const found = Object.entries(auditSearch.parse(search));
  return Object.fromEntries(found.filter(([, value]) => value !== undefined));
}
