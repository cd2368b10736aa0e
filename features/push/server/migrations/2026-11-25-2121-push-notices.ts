import type { Migration } from '#packages/database';

/** A notification may be about several notices; only that of a single one can be acknowledged. */
export const pushNotices: Migration = {
  id: '2026-11-25-2121-push-notices',
  sql: `
    alter table push_messages add column notice_ids uuid[] not null default '{}';
    -- The owner changes the rows of all organisations.
    alter table push_messages no force row level security;
    update push_messages set notice_ids = array[compliance_user_alert_log_id]
      where compliance_user_alert_log_id is not null;
    alter table push_messages force row level security;
    create index push_messages_notices on push_messages using gin (notice_ids);

    create or replace function find_push_token(wanted bytea)
    returns table (org_id uuid, message_id uuid, user_id uuid, notice_id uuid,
                   expires_time timestamptz, sign_in_hash bytea)
    language sql stable security definer set search_path = public as $$
      select m.org_id, m.message_id, m.user_id,
        case when cardinality(m.notice_ids) = 1 then m.notice_ids[1] end, m.expires_time,
        s.token_hash
      from push_messages as m
        join push_subscriptions as p using (org_id, subscription_id)
        join sign_ins as s using (org_id, sign_in_id)
      where m.ack_token_hash = wanted and p.user_id = m.user_id and s.user_id = m.user_id
    $$;
    alter table push_messages drop column compliance_user_alert_log_id;`,
};
