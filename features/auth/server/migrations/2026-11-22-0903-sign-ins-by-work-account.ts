import type { Migration } from '#packages/database';

/**
 * A sign-in by work account keeps what it was let in by, for the e-mail here may be another. Of one
 * that began before this nothing is known, and the next change of what is set up ends it.
 */
export const signInsByWorkAccount: Migration = {
  id: '2026-11-22-0903-sign-ins-by-work-account',
  sql: `
    alter table sign_ins add work_tenant_id text, add work_domain text;`,
};
