import type { Migration } from '#packages/database';

/** A test has at most one value of each linked type. */
export const oneLinkPerType: Migration = {
  id: '2026-11-22-0913-one-link-per-type',
  sql: `
    create unique index link_measurements_one on link_measurements
      (org_id, measurement_id, link_type_id) where active;`,
};
