import { organisationTable } from '#packages/database';
import type { Migration } from '#packages/database';

/** Browsers that receive notifications, and the notifications that are sent to them. */
export const pushBaseline: Migration = {
  id: '2026-11-25-1110-push',
  sql: `
    -- All processes sign with the same keys, unless the configuration names others.
    create table push_keys (
      only_row boolean primary key default true check (only_row),
      public_key text not null,
      private_key text not null
    );
    grant select, insert on push_keys to watershade_app;

    create table push_subscriptions (
      org_id uuid not null,
      subscription_id uuid not null,
      user_id uuid not null,
      -- The sign-in of the browser; the subscription ends with it.
      sign_in_id uuid not null,
      endpoint text not null unique,
      p256dh text not null,
      auth text not null,
      user_agent text not null default '',
      created_time timestamptz(3) not null,
      last_used_time timestamptz(3),
      primary key (org_id, subscription_id)
    );
    create index push_subscriptions_user on push_subscriptions (org_id, user_id);
    create index push_subscriptions_sign_in on push_subscriptions (org_id, sign_in_id);
    ${organisationTable('push_subscriptions')}
    create policy of_lookup on push_subscriptions to current_user using (true);

    create table push_messages (
      org_id uuid not null,
      message_id uuid not null,
      subscription_id uuid not null,
      user_id uuid not null,
      -- The notice it is about, if any.
      compliance_user_alert_log_id uuid,
      -- What the browser shows, as JSON; emptied once it is sent.
      content text not null,
      -- Replaces an undelivered message with the same topic.
      topic text not null,
      is_urgent boolean not null,
      state text not null default 'queued' check (state in ('queued', 'sent', 'failed')),
      attempts int not null default 0,
      last_error text,
      -- The hash of the token in it, while that can be used.
      ack_token_hash bytea unique,
      created_time timestamptz(3) not null,
      expires_time timestamptz(3) not null,
      sent_time timestamptz(3),
      primary key (org_id, message_id)
    );
    create index push_messages_subscription on push_messages (org_id, subscription_id, created_time);
    create index push_messages_notice on push_messages (org_id, compliance_user_alert_log_id)
      where compliance_user_alert_log_id is not null;
    ${organisationTable('push_messages')}
    create policy of_lookup on push_messages to current_user using (true);

    create function end_push_of_sign_in() returns trigger language plpgsql as $$
    begin
      delete from push_subscriptions where org_id = old.org_id and sign_in_id = old.sign_in_id;
      return null;
    end $$;
    create trigger end_push after delete on sign_ins
      for each row execute function end_push_of_sign_in();

    create function end_messages_of_push() returns trigger language plpgsql as $$
    begin
      delete from push_messages
      where org_id = old.org_id and subscription_id = old.subscription_id;
      return null;
    end $$;
    create trigger end_messages after delete on push_subscriptions
      for each row execute function end_messages_of_push();

    -- A browser that somebody else used before, possibly in another organisation. Only the browser
    -- itself knows its secret.
    create function release_push_endpoint(wanted text, secret text, org uuid, person uuid)
    returns void language sql security definer set search_path = public as $$
      delete from push_subscriptions
      where endpoint = wanted and auth = secret and (org_id, user_id) <> (org, person)
    $$;

    create function find_push_endpoint(wanted text)
    returns table (org_id uuid, subscription_id uuid, user_id uuid, auth text)
    language sql stable security definer set search_path = public as $$
      select org_id, subscription_id, user_id, auth from push_subscriptions where endpoint = wanted
    $$;

    create function find_push_token(wanted bytea)
    returns table (org_id uuid, message_id uuid, user_id uuid, notice_id uuid,
                   expires_time timestamptz, sign_in_hash bytea)
    language sql stable security definer set search_path = public as $$
      select m.org_id, m.message_id, m.user_id, m.compliance_user_alert_log_id, m.expires_time,
        s.token_hash
      from push_messages as m
        join push_subscriptions as p using (org_id, subscription_id)
        join sign_ins as s using (org_id, sign_in_id)
      where m.ack_token_hash = wanted and p.user_id = m.user_id and s.user_id = m.user_id
    $$;

    revoke all on function release_push_endpoint, find_push_endpoint, find_push_token from public;
    grant execute on function release_push_endpoint, find_push_endpoint, find_push_token
      to watershade_app;`,
};
