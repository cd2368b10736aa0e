import type { Migration } from '#packages/database';

/** Runs of other contents than hydration. */
export const runParts: Migration = {
  id: '2026-11-27-1910-report-parts',
  sql: `
    alter table report_runs
      -- All runs until now are hydration summaries.
      add column contents text[] not null default '{hydration}',
      -- The figures of the other contents, each by its key.
      add column parts jsonb not null default '{}',
      -- Null: the run has no hydration summary.
      alter column summary drop not null;`,
};
