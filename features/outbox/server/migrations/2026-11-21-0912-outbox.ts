import { organisationTable } from '#packages/database';
import type { Migration } from '#packages/database';

/** What goes out to people. A row is written with what it tells of, and sent afterwards. */
export const outboxTable: Migration = {
  id: '2026-11-21-0912-outbox',
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
