import type { Migration } from '#packages/database';

/**
 * An e-mail that somebody typed says nothing about other organisations, so a person's e-mail is
 * unique within their own only. Accounts keep proven e-mails apart.
 */
export const emailsWithinOrganisations: Migration = {
  id: '2026-11-24-0904-emails-within-organisations',
  sql: `
    drop index users_email;
    create unique index users_email on users (org_id, email) where active;
    create index users_by_email on users (email) where active;
    drop function find_taken_emails(text[]);`,
};
