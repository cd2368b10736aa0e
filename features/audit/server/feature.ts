import { serverFeature } from '#packages/feature/server';
import type { Viewer } from '#permissions/contract';
import { auditExport } from './audit-export.ts';
import { auditCalls } from './audit-routes.ts';
import { auditWork, clearAudit } from './audit-work.ts';
import { eraseFromAudit } from './audit-store.ts';
import { auditBaseline } from './migrations/2026-11-24-0911-audit.ts';
import { auditErasure } from './migrations/2026-11-28-1401-audit-erasure.ts';

/** The audit log. */
export const auditFeature = serverFeature<Viewer>({
  name: 'audit',
  migrations: [auditBaseline, auditErasure],
  tasks: [{ kind: clearAudit, work: auditWork }],
  calls: () => auditCalls,
  personalData: {
    ofOrganisation: [auditExport],
    ofPerson: [auditExport],
    erase: eraseFromAudit,
  },
});
