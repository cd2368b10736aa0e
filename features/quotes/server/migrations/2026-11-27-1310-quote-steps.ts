import { organisationTable } from '#packages/database';
import type { Migration } from '#packages/database';

/** The history of quotes, how long an answer is valid, and the quotes of all active organisations. */
export const quoteSteps: Migration = {
  id: '2026-11-27-1310-quote-steps',
  sql: `
    alter table quotes add column valid_until date;
    create table quote_steps (
      org_id uuid not null,
      quote_id uuid not null,
      -- Counts from 1 in each quote.
      seq int not null,
      status text not null
        check (status in ('Requested', 'Answered', 'Accepted', 'Declined', 'Withdrawn')),
      amount text not null default '',
      answer text not null default '',
      user_id uuid,
      by_support boolean not null,
      time timestamptz(3) not null,
      primary key (org_id, quote_id, seq),
      foreign key (org_id, quote_id) references quotes (org_id, quote_id) on delete cascade
    );
    create index quote_steps_person on quote_steps (org_id, user_id);
    ${organisationTable('quote_steps')}
    create index quotes_newest on quotes (created_time desc, quote_id desc);

    -- For the support team. The calls check its right.
    create policy of_support on quote_steps for select to current_user using (true);
    create function quotes_of_all(after_quote uuid, most int)
    returns table (quote_id uuid, number int, items jsonb, is_reward boolean, contact_name text,
      phone text, delivery_address text, wanted_by date, notes text, status text, amount text,
      answer text, valid_until date, created_time timestamptz, changed_time timestamptz,
      steps jsonb, organisation text, email text)
    language sql stable security definer set search_path = public as $$
      select q.quote_id, q.number, q.items, q.reward is not null, coalesce(q.contact_name, ''),
        coalesce(q.phone, ''), coalesce(q.delivery_address, ''), q.wanted_by, q.notes, q.status,
        coalesce(q.amount, ''), q.answer, q.valid_until, q.created_time, q.changed_time,
        coalesce((select jsonb_agg(jsonb_build_object('status', s.status, 'amount', s.amount,
            'answer', s.answer, 'by_support', s.by_support, 'time', s.time) order by s.seq)
          from quote_steps as s where s.org_id = q.org_id and s.quote_id = q.quote_id), '[]'),
        o.name, u.email
      from quotes as q join organisations as o using (org_id)
        left join users as u on u.org_id = q.org_id and u.user_id = q.user_id and u.active
      where o.active and (after_quote is null or (q.created_time, q.quote_id) < (
        select p.created_time, p.quote_id from quotes as p where p.quote_id = after_quote))
      order by q.created_time desc, q.quote_id desc limit most
    $$;
    create or replace function organisation_of_quote(wanted uuid) returns uuid
    language sql stable security definer set search_path = public as $$
      select q.org_id from quotes as q join organisations as o using (org_id)
      where q.quote_id = wanted and o.active
    $$;
    revoke all on function quotes_of_all from public;
    grant execute on function quotes_of_all to watershade_app;`,
};
