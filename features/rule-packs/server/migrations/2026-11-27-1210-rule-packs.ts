import { organisationTable } from '#packages/database';
import type { Migration } from '#packages/database';

/** Rule packs of an organisation with their versions, and the packs that locations follow. */
export const rulePackBaseline: Migration = {
  id: '2026-11-27-1210-rule-packs',
  sql: `
    create table rule_packs (
      org_id uuid not null,
      rule_pack_id uuid not null,
      version int not null check (version >= 1),
      -- The pack that it was copied from: a built-in one, or one of the organisation.
      based_on text check (length(based_on) <= 60),
      retired_time timestamptz(3),
      pack jsonb not null check (octet_length(pack::text) <= 65536),
      active boolean not null default true,
      created_time timestamptz(3) not null,
      modified_time timestamptz(3),
      primary key (org_id, rule_pack_id)
    );
    ${organisationTable('rule_packs', { synced: true })}

    -- Versions are only added.
    create table rule_pack_versions (
      org_id uuid not null,
      rule_pack_id uuid not null,
      version int not null,
      pack jsonb not null check (octet_length(pack::text) <= 65536),
      summary text not null check (length(summary) <= 500),
      changed_by uuid,
      changed_time timestamptz(3) not null,
      primary key (org_id, rule_pack_id, version)
    );
    ${organisationTable('rule_pack_versions')}

    create table location_packs (
      org_id uuid not null,
      location_id uuid not null,
      rule_pack_ids text[] not null check (cardinality(rule_pack_ids) <= 10),
      industry text check (length(industry) <= 40),
      radiant_heat boolean,
      active boolean not null default true,
      created_time timestamptz(3) not null,
      modified_time timestamptz(3),
      primary key (org_id, location_id)
    );
    ${organisationTable('location_packs', { synced: true })}`,
};
