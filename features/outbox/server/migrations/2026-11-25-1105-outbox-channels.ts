import { organisationTable } from '#packages/database';
import type { Migration } from '#packages/database';

/** Messages of several channels, and the webhook of an organisation. */
export const outboxChannels: Migration = {
  id: '2026-11-25-1105-outbox-channels',
  sql: `
    alter table outbox drop constraint outbox_channel_check;
    alter table outbox add constraint outbox_channel_check
      check (channel in ('mail', 'sms', 'webhook', 'push'));
    -- What it was about is settled: it is never sent again.
    alter table outbox add column is_settled boolean not null default false;

    -- Not synced, not exported, and read only to sign a request.
    create table webhooks (
      org_id uuid primary key,
      address text not null,
      secret text not null,
      secret_time timestamptz(3) not null,
      -- Signs as well until its end, while the receiver changes to the new one.
      previous_secret text,
      previous_until timestamptz(3),
      -- It responded with 410: nothing is sent until its address is saved again.
      is_gone boolean not null default false
    );
    ${organisationTable('webhooks')}`,
};
