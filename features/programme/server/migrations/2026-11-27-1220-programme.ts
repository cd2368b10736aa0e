import { organisationTable } from '#packages/database';
import type { Migration } from '#packages/database';

/** The programme self-check: the current answers, and the finished checks. */
export const programmeBaseline: Migration = {
  id: '2026-11-27-1220-programme',
  sql: `
    create table programme_items (
      org_id uuid not null,
      item_id text not null,
      answer text check (answer in ('yes', 'partly', 'no', 'not_applicable')),
      note text not null default '',
      owner_user_id uuid,
      due_date date,
      changed_by uuid,
      changed_time timestamptz(3) not null,
      primary key (org_id, item_id)
    );
    ${organisationTable('programme_items')}

    create table programme_checks (
      org_id uuid not null,
      check_id uuid not null,
      -- What was answered and known at that time. Names of owners are in the answers.
      items jsonb not null,
      facts jsonb not null,
      result jsonb not null,
      finished_by uuid,
      finished_time timestamptz(3) not null,
      active boolean not null default true,
      primary key (org_id, check_id)
    );
    create index programme_checks_newest on programme_checks (org_id, finished_time desc)
      where active;
    ${organisationTable('programme_checks')}`,
};
