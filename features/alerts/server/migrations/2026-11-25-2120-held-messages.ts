import { organisationTable } from '#packages/database';
import type { Migration } from '#packages/database';

/** Messages that wait for others to the same recipient, and messages about several notices. */
export const heldMessages: Migration = {
  id: '2026-11-25-2120-held-messages',
  sql: `
    -- A channel of a notice that is not urgent. All that are due for one recipient on one channel
    -- are sent as one message, whose text is written then.
    create table alert_held_messages (
      org_id uuid not null,
      compliance_user_alert_log_id uuid not null,
      channel text not null check (channel in ('push', 'email', 'sms')),
      user_id uuid not null,
      mobile text,
      due_at timestamptz(3) not null,
      -- Kept for a minute after it was sent: the next message to the recipient waits that long.
      sent_at timestamptz(3),
      primary key (org_id, compliance_user_alert_log_id, channel)
    );
    create index alert_held_messages_due on alert_held_messages (due_at) where sent_at is null;
    create index alert_held_messages_recipient on alert_held_messages (org_id, user_id, channel);
    ${organisationTable('alert_held_messages')}
    create policy of_lookup on alert_held_messages for select to current_user using (true);

    create function organisations_with_held_messages(until timestamptz) returns table (org_id uuid)
    language sql stable security definer set search_path = public as $$
      select distinct h.org_id from alert_held_messages as h
      where h.sent_at is null and h.due_at <= until
    $$;
    revoke all on function organisations_with_held_messages from public;
    grant execute on function organisations_with_held_messages to watershade_app;

    -- One message may be about several alerts, each with one notice to its recipient.
    alter table alert_messages drop constraint alert_messages_pkey;
    alter table alert_messages
      add primary key (org_id, message_id, compliance_alert_log_id);`,
};
