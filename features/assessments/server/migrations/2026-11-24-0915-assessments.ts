import { organisationTable } from '#packages/database';
import type { Migration } from '#packages/database';

/** Saved assessments of every kind. The result is stored with its assessment. */
export const assessmentBaseline: Migration = {
  id: '2026-11-24-0915-assessments',
  sql: `
    create table assessments (
      org_id uuid not null,
      assessment_id uuid not null,
      kind text not null,
      name text not null,
      answers jsonb not null,
      result jsonb not null,
      -- Who saved it.
      user_id uuid,
      active boolean not null default true,
      created_time timestamptz(3) not null,
      primary key (org_id, assessment_id)
    );
    create index assessments_newest on assessments (org_id, kind, created_time desc) where active;
    ${organisationTable('assessments')}`,
};
