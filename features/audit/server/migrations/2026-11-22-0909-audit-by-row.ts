import type { Migration } from '#packages/database';

/** The page of a person asks what was done about them, among everything of 24 months. */
export const auditByRow: Migration = {
  id: '2026-11-22-0909-audit-by-row',
  sql: `
    create index audit_log_entity on audit_log (org_id, entity_id, time)
      where entity_id is not null;`,
};
