import type { Migration } from '#packages/database';

/**
 * Every page of a first load asks for the baseline of each test, and digging it out of the document
 * row by row takes longer than anything else of the query.
 */
export const baselinesAreStored: Migration = {
  id: '2026-11-21-0922-baselines-are-stored',
  sql: `
    alter table measurements
      add column baseline_mean double precision generated always as (
        case when jsonb_typeof(metadata -> 'baseline' -> 'mean') = 'number'
          then (metadata -> 'baseline' ->> 'mean')::double precision end) stored,
      add column baseline_count int not null generated always as (
        case when jsonb_typeof(metadata -> 'baseline' -> 'values') = 'array'
          then jsonb_array_length(metadata -> 'baseline' -> 'values') else 0 end) stored`,
};
