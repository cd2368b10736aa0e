import { serverFeature } from '#packages/feature/server';
import type { Viewer } from '#permissions/contract';
import { auditExport } from './audit-export.ts';
import { auditCalls } from './audit-routes.ts';
import { auditWork, clearAudit } from './audit-work.ts';
import { auditIsCleared } from './migrations/2026-11-21-0917-audit-is-cleared.ts';
import { auditByRow } from './migrations/2026-11-22-0909-audit-by-row.ts';

/** The log of who did what when. */
export const auditFeature = serverFeature<Viewer>({
  name: 'audit',
  migrations: [auditIsCleared, auditByRow],
  tasks: [{ kind: clearAudit, work: auditWork }],
  calls: () => auditCalls,
  personalData: { ofOrganisation: [auditExport], ofPerson: [auditExport] },
});
