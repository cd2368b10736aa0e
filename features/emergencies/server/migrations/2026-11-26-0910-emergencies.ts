import { organisationTable } from '#packages/database';
import type { Migration } from '#packages/database';

/** The entries of emergencies. They are only added. */
export const emergencyBaseline: Migration = {
  id: '2026-11-26-0910-emergencies',
  sql: `
    create table emergency_entries (
      org_id uuid not null,
      entry_id uuid not null,
      emergency_id uuid not null,
      kind text not null check (kind in (
        'started', 'called', 'cooling_started', 'ambulance_arrived', 'handed_over',
        'note', 'person', 'location', 'ended', 'correction')),
      time timestamptz(3) not null,
      note text not null default '',
      is_drill boolean not null default false,
      location_id uuid,
      user_id uuid,
      corrects uuid,
      corrected_time timestamptz(3),
      recorded_by uuid,
      active boolean not null default true,
      created_time timestamptz(3) not null,
      modified_time timestamptz(3),
      primary key (org_id, entry_id)
    );
    create index emergency_entries_emergency on emergency_entries (org_id, emergency_id);
    create index emergency_entries_person on emergency_entries (org_id, user_id)
      where user_id is not null;
    ${organisationTable('emergency_entries', { synced: true })}`,
};
