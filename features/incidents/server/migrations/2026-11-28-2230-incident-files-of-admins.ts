import type { Migration } from '#packages/database';

/**
 * A file that an admin made stays one that only admins read. Of the files from before it is not
 * known, nor of those that an earlier version makes meanwhile, so they count as such.
 */
export const incidentFilesOfAdmins: Migration = {
  id: '2026-11-28-2230-incident-files-of-admins',
  sql: 'alter table incident_files add column by_admin boolean not null default true',
};
