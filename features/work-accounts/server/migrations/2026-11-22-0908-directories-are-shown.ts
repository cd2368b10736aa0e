import type { Migration } from '#packages/database';

/**
 * That somebody has shown an account of the directory an organisation has named: before, this server
 * does not read it in their name, since anybody can name any directory.
 */
export const directoriesAreShown: Migration = {
  id: '2026-11-22-0908-directories-are-shown',
  sql: 'alter table sso_settings add column shown_time timestamptz(3);',
};
