import { organisationTable } from '#packages/database';
import type { Migration } from '#packages/database';

/** Emails to people. A row is written in the transaction that causes it, and sent afterwards. */
export const outboxBaseline: Migration = {
  id: '2026-11-24-0907-outbox',
  sql: `
    create table outbox (
      org_id uuid not null,
      message_id uuid not null,
      user_id uuid,
      channel text not null check (channel in ('mail')),
      recipient text not null,
      subject text not null,
      text text not null,
      html text not null,
      -- A link in it opens an account: it is blanked once sent and shown to nobody.
      is_secret boolean not null,
      state text not null default 'queued' check (state in ('queued', 'sent', 'failed')),
      attempts int not null default 0,
      last_error text,
      created_time timestamptz(3) not null,
      sent_time timestamptz(3),
      primary key (org_id, message_id)
    );
    create index outbox_newest on outbox (org_id, created_time desc);
    ${organisationTable('outbox')}`,
};
