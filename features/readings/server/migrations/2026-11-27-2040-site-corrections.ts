import { organisationTable } from '#packages/database';
import type { Migration } from '#packages/database';

/** Corrections of the forecast of a location by the mean difference of its readings. */
export const siteCorrections: Migration = {
  id: '2026-11-27-2040-site-corrections',
  sql: `
    create table site_corrections (
      org_id uuid not null,
      correction_id uuid not null,
      location_id uuid not null,
      -- Added to the WBGT. A forecast is never made cooler.
      kelvin float8 not null check (kelvin between 0.5 and 10),
      readings int not null,
      until_time timestamptz(3) not null,
      ended_time timestamptz(3),
      active boolean not null default true,
      created_time timestamptz(3) not null,
      modified_time timestamptz(3),
      primary key (org_id, correction_id)
    );
    create index site_corrections_location on site_corrections (org_id, location_id, until_time);
    ${organisationTable('site_corrections', { synced: true })}`,
};
