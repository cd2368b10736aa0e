import { organisationTable } from '#packages/database';
import type { Migration } from '#packages/database';

/** Incident files: what was recorded about a person in a time, as it was when the file was made. */
export const incidentBaseline: Migration = {
  id: '2026-11-28-1800-incident-files',
  sql: `
    create table incident_files (
      org_id uuid not null,
      incident_file_id uuid not null,
      user_id uuid not null,
      from_time timestamptz(3) not null,
      to_time timestamptz(3) not null,
      content text not null,
      -- Of the content as it was made.
      content_hash bytea not null,
      -- Everybody who is named in it, also by an id from before a merge.
      named uuid[] not null,
      redacted_time timestamptz(3),
      -- Null once that person was erased.
      created_by uuid,
      created_time timestamptz(3) not null,
      primary key (org_id, incident_file_id)
    );
    create index incident_files_person on incident_files (org_id, user_id, created_time);
    create index incident_files_named on incident_files using gin (named);
    ${organisationTable('incident_files')}`,
};
