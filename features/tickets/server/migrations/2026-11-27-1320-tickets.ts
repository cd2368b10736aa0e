import { organisationTable } from '#packages/database';
import type { Migration } from '#packages/database';

/** Tickets with their messages and files. Only the support team sees those of all organisations. */
export const ticketBaseline: Migration = {
  id: '2026-11-27-1320-tickets',
  sql: `
    create table tickets (
      org_id uuid not null,
      ticket_id uuid not null unique,
      -- Counts from 1 in each organisation.
      number int not null,
      subject text not null,
      category text not null
        check (category in ('Question', 'Problem', 'Device', 'Account', 'Idea')),
      status text not null default 'Open' check (status in ('Open', 'Answered', 'Closed')),
      -- Who opened it; null after the erasure of the person.
      user_id uuid,
      diagnostics text,
      -- Number of messages that this person has read.
      seen int not null default 1,
      -- When the support team was last notified.
      noticed_time timestamptz(3),
      created_time timestamptz(3) not null,
      changed_time timestamptz(3) not null,
      primary key (org_id, ticket_id)
    );
    create unique index tickets_number on tickets (org_id, number);
    create index tickets_person on tickets (org_id, user_id);
    create index tickets_newest on tickets (changed_time desc, ticket_id desc);
    ${organisationTable('tickets')}

    create table ticket_messages (
      org_id uuid not null,
      message_id uuid not null unique,
      ticket_id uuid not null,
      -- Counts from 1, the description, in each ticket.
      seq int not null,
      user_id uuid,
      by_support boolean not null,
      text text not null,
      time timestamptz(3) not null,
      primary key (org_id, message_id),
      unique (org_id, ticket_id, seq),
      foreign key (org_id, ticket_id) references tickets (org_id, ticket_id) on delete cascade
    );
    create index ticket_messages_person on ticket_messages (org_id, user_id, time);
    ${organisationTable('ticket_messages')}

    create table ticket_files (
      org_id uuid not null,
      file_id uuid not null unique,
      ticket_id uuid not null,
      name text not null,
      size int not null,
      content bytea not null,
      time timestamptz(3) not null,
      primary key (org_id, file_id),
      foreign key (org_id, ticket_id) references tickets (org_id, ticket_id) on delete cascade
    );
    create index ticket_files_ticket on ticket_files (org_id, ticket_id, time);
    ${organisationTable('ticket_files')}

    -- For the support team. The calls check its right.
    create policy of_support on tickets for select to current_user using (true);
    create policy of_tickets on organisations for select to current_user using (true);
    create policy of_tickets on users for select to current_user using (true);
    create function tickets_of_all(before_time timestamptz, before_ticket uuid, most int)
    returns table (ticket_id uuid, number int, subject text, category text, status text,
      created_time timestamptz, changed_time timestamptz, name_first text, name_last text,
      organisation text)
    language sql stable security definer set search_path = public as $$
      select t.ticket_id, t.number, t.subject, t.category, t.status, t.created_time,
        t.changed_time, u.name_first, u.name_last, o.name
      from tickets as t join organisations as o using (org_id)
        left join users as u on u.org_id = t.org_id and u.user_id = t.user_id
      where o.active and (before_ticket is null
        or (t.changed_time, t.ticket_id) < (before_time, before_ticket))
      order by t.changed_time desc, t.ticket_id desc limit most
    $$;
    create function organisation_of_ticket(wanted uuid) returns uuid
    language sql stable security definer set search_path = public as $$
      select t.org_id from tickets as t join organisations as o using (org_id)
      where t.ticket_id = wanted and o.active
    $$;
    revoke all on function tickets_of_all, organisation_of_ticket from public;
    grant execute on function tickets_of_all, organisation_of_ticket to watershade_app;`,
};
