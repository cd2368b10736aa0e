import { z } from 'zod';
import type { Database } from '#packages/database';
import { taskKind, taskWork } from '#packages/tasks/server';
import type { TaskWork } from '#packages/tasks/server';
import { clearOldAudit } from './clear-old-audit.ts';

/** Task that deletes audit entries after 24 months. */
export const clearAudit = taskKind({
  name: 'clear-audit',
  data: z.object({}),
  tries: 3,
  pause: 300,
  timeout: 600,
});

/** Cleans the audit log once a day, at night in UTC. */
export function auditWork({ database }: { database: Database }): TaskWork {
  return taskWork({
    kind: clearAudit,
    every: '17 3 * * *',
    async run() {
      await clearOldAudit(database);
    },
  });
}
