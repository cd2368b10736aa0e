import { organisationTable } from '#packages/database';
import type { Migration } from '#packages/database';

/** Reports that are sent by themselves, and what was sent. A run of one due time is there once. */
export const reportBaseline: Migration = {
  id: '2026-11-24-0913-reports',
  sql: `
    create table reports (
      org_id uuid not null,
      report_id uuid not null,
      name text not null,
      contents text[] not null,
      filter jsonb not null,
      unit text not null check (unit in ('day', 'week', 'month')),
      hour int not null check (hour between 0 and 23),
      timezone text not null,
      recipients uuid[] not null,
      enabled boolean not null,
      active boolean not null default true,
      -- When it is sent next; null while it is switched off.
      next_time timestamptz(3),
      last_sent_time timestamptz(3),
      created_time timestamptz(3) not null,
      changed_time timestamptz(3) not null,
      primary key (org_id, report_id)
    );
    ${organisationTable('reports')}

    create table report_runs (
      org_id uuid not null,
      run_id uuid not null,
      report_id uuid not null,
      name text not null,
      -- null: somebody sent it by hand.
      due_time timestamptz(3),
      time timestamptz(3) not null,
      from_time timestamptz(3) not null,
      to_time timestamptz(3) not null,
      timezone text not null,
      filter_words text[] not null,
      recipients uuid[] not null,
      summary jsonb not null,
      primary key (org_id, run_id)
    );
    create unique index report_runs_due on report_runs (org_id, report_id, due_time)
      where due_time is not null;
    create index report_runs_newest on report_runs (org_id, time desc);
    ${organisationTable('report_runs')}`,
};
