import { organisationTable } from '#packages/database';
import type { Migration } from '#packages/database';

/** Tests, linked values, custom types of both, and surveys. */
export const measurementBaseline: Migration = {
  id: '2026-11-24-0905-measurements',
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

    -- Names are equal in any case; the name of a deleted type is free.
    create unique index custom_measurement_types_name on custom_measurement_types
      (org_id, lower(name collate "und-x-icu")) where active;
    create unique index link_measurement_types_name on link_measurement_types
      (org_id, lower(name collate "und-x-icu")) where active;

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
      -- Reading the baseline out of the document for each row would dominate the first load.
      baseline_mean double precision generated always as (
      case when jsonb_typeof(metadata -> 'baseline' -> 'mean') = 'number'
        then (metadata -> 'baseline' ->> 'mean')::double precision end) stored,
      baseline_count int not null generated always as (
      case when jsonb_typeof(metadata -> 'baseline' -> 'values') = 'array'
        then jsonb_array_length(metadata -> 'baseline' -> 'values') else 0 end) stored,
      -- Pages of a sync are limited by bytes. row_bytes is all but what the device sent, which only admins get.
      row_bytes int not null generated always as (
      500 + octet_length(metadata::text) + octet_length(value_f)
        + octet_length(name_first) + octet_length(name_last)
        + coalesce(octet_length(measured_by_name_first), 0)
        + coalesce(octet_length(measured_by_name_last), 0)
        + 40 * (cardinality(tag_ids) + cardinality(user_tag_ids))) stored,
      raw_bytes int not null generated always as (
      coalesce(octet_length(raw_data::text), 0)) stored,
      primary key (org_id, measurement_id)
    );
    create index measurements_person on measurements (org_id, user_id, created_time);
    -- Most tests have no answers to a survey.
    create index measurements_answered on measurements (org_id, created_time desc, measurement_id)
      where active and jsonb_typeof(metadata -> 'survey') = 'array';
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
    -- A test has at most one value of each linked type.
    create unique index link_measurements_one on link_measurements
      (org_id, measurement_id, link_type_id) where active;
    create index link_measurements_measurement on link_measurements (org_id, measurement_id);
    ${organisationTable('link_measurements', { synced: true })}

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

    -- A first load brings a test with its links, and a changed test comes with the next update instead. So the
    -- stamps of its links rise with the test's. Setting stamps is no change.
    create function touch_links() returns trigger language plpgsql as $$
    begin
      if current_setting('app.stamping', true) is not distinct from 'on' then return null; end if;
      update link_measurements as l set active = l.active
      from changed as c
      where l.org_id = c.org_id and l.measurement_id = c.measurement_id;
      return null;
    end $$;
    create trigger touch_links after update on measurements
      referencing new table as changed for each statement execute function touch_links();`,
};
