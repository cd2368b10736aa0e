import type { Migration } from '#packages/database';

/** Names of the organisation's own types are one in any case, each kind for itself; a deleted one is free. */
export const ownTypesFold: Migration = {
  id: '2026-11-22-0910-own-types-fold',
  sql: `
    create unique index custom_measurement_types_name on custom_measurement_types
      (org_id, lower(name collate "und-x-icu")) where active;
    create unique index link_measurement_types_name on link_measurement_types
      (org_id, lower(name collate "und-x-icu")) where active;`,
};
