import { organisationTable } from '#packages/database';
import type { Migration } from '#packages/database';

/** Requests of organisations that the support team answers; so far only for rewards. */
export const quoteBaseline: Migration = {
  id: '2026-11-27-0501-quotes',
  sql: `
    create table quotes (
      org_id uuid not null,
      quote_id uuid not null unique,
      -- Counts from 1 in each organisation.
      number int not null,
      items jsonb not null,
      -- The reward that is requested, and the points that it costs.
      reward text,
      points int not null default 0 check (points >= 0),
      contact_name text,
      phone text,
      delivery_address text,
      wanted_by date,
      notes text not null default '',
      status text not null default 'Requested'
        check (status in ('Requested', 'Answered', 'Accepted', 'Declined', 'Withdrawn')),
      amount text,
      answer text not null default '',
      user_id uuid,
      created_time timestamptz(3) not null,
      changed_time timestamptz(3) not null,
      primary key (org_id, quote_id)
    );
    create unique index quotes_number on quotes (org_id, number);
    create index quotes_waiting on quotes (created_time) where status = 'Requested';
    ${organisationTable('quotes')}

    -- The support team answers the requests of all organisations. The calls check its right.
    create policy of_support on quotes for select to current_user using (true);
    create policy of_quotes on organisations for select to current_user using (true);
    create policy of_quotes on users for select to current_user using (true);
    create function waiting_quotes(most int)
    returns table (quote_id uuid, number int, items jsonb, points int, status text, answer text,
      created_time timestamptz, organisation text, email text)
    language sql stable security definer set search_path = public as $$
      select q.quote_id, q.number, q.items, q.points, q.status, q.answer, q.created_time, o.name,
        u.email
      from quotes as q join organisations as o using (org_id)
        left join users as u on u.org_id = q.org_id and u.user_id = q.user_id and u.active
      where q.status = 'Requested' and q.reward is not null and o.active
      order by q.created_time, q.quote_id limit most
    $$;
    create function organisation_of_quote(wanted uuid) returns uuid
    language sql stable security definer set search_path = public as $$
      select q.org_id from quotes as q where q.quote_id = wanted
    $$;
    revoke all on function waiting_quotes, organisation_of_quote from public;
    grant execute on function waiting_quotes, organisation_of_quote to watershade_app;`,
};
