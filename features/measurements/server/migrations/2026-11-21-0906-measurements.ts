import { organisationTable } from '#packages/database';
import type { Migration } from '#packages/database';

export const measurements: Migration = {
  id: '2026-11-21-0906-measurements',
  sql: `
    create table custom_measurement_types (
      org_id uuid not null,
      custom_id uuid not null,
      name text not null,
      unit text not null,
      icon text,
      image text,
      active boolean not null default true,
      created_time timestamptz(3) not null,
      modified_time timestamptz(3),
      primary key (org_id, custom_id)
    );
    ${organisationTable('custom_measurement_types', { synced: true })}

    create table link_measurement_types (
      org_id uuid not null,
      link_type_id uuid not null,
      name text not null,
      unit text not null,
      icon text,
      image text,
      active boolean not null default true,
      created_time timestamptz(3) not null,
      modified_time timestamptz(3),
      primary key (org_id, link_type_id)
    );
    ${organisationTable('link_measurement_types', { synced: true })}

    create table measurements (
      org_id uuid not null,
      measurement_id uuid not null unique,
      user_id uuid not null,
      measured_by_user_id uuid,
      measured_by_name_first text,
      measured_by_name_last text,
      name_first text not null,
      name_last text not null,
      type text not null,
      custom_id uuid,
      value double precision not null,
      value_f text not null,
      valid boolean not null default true,
      active boolean not null default true,
      metadata jsonb not null default '{}',
      raw_data jsonb,
      tag_ids uuid[] not null default '{}',
      user_tag_ids uuid[] not null default '{}',
      created_time timestamptz(3) not null,
      modified_time timestamptz(3),
      primary key (org_id, measurement_id)
    );
    create index measurements_person on measurements (org_id, user_id, created_time);
    ${organisationTable('measurements', { synced: true })}

    create table link_measurements (
      org_id uuid not null,
      link_id uuid not null,
      measurement_id uuid not null,
      link_type_id uuid not null,
      value double precision not null,
      active boolean not null default true,
      created_time timestamptz(3) not null,
      modified_time timestamptz(3),
      primary key (org_id, link_id)
    );
    create index link_measurements_measurement on link_measurements (org_id, measurement_id);
    ${organisationTable('link_measurements', { synced: true })}`,
};
