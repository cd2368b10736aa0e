import type { Migration } from '#packages/database';

/**
 * A page of a sync is cut by bytes. How long the text of a document is only shows when it is written
 * out, and to do so for each row of each page takes half as long again as the page itself.
 * `row_bytes` is all of a row but what the device sent, which goes to admins alone.
 */
export const measurementSizes: Migration = {
  id: '2026-11-24-0902-measurement-sizes',
  sql: `
    alter table measurements
      add column row_bytes int not null generated always as (
        500 + octet_length(metadata::text) + octet_length(value_f)
          + octet_length(name_first) + octet_length(name_last)
          + coalesce(octet_length(measured_by_name_first), 0)
          + coalesce(octet_length(measured_by_name_last), 0)
          + 40 * (cardinality(tag_ids) + cardinality(user_tag_ids))) stored,
      add column raw_bytes int not null generated always as (
        coalesce(octet_length(raw_data::text), 0)) stored`,
};
