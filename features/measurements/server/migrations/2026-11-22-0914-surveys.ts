import { organisationTable } from '#packages/database';
import type { Migration } from '#packages/database';

/** Surveys, and a way to the tests that carry answers: most carry none. */
export const surveys: Migration = {
  id: '2026-11-22-0914-surveys',
  sql: `
    create table surveys (
      org_id uuid not null,
      survey_id uuid not null,
      name text not null,
      used_for text not null check (used_for in ('before', 'after', 'high_risk')),
      questions jsonb not null,
      published jsonb,
      version int not null default 0,
      active boolean not null default true,
      created_time timestamptz(3) not null,
      changed_time timestamptz(3) not null,
      primary key (org_id, survey_id)
    );
    ${organisationTable('surveys')}
    create index measurements_answered on measurements (org_id, created_time desc, measurement_id)
      where active and jsonb_typeof(metadata -> 'survey') = 'array';`,
};
