import type { Migration } from '#packages/database';

/** The state of a rule has a standard name for the notice that its data is missing. */
export const noDataNotified: Migration = {
  id: '2026-11-26-0122-no-data-notified',
  sql: `
    -- The owner changes the rows of all organisations.
    alter table alert_states no force row level security;
    update alert_states
    set state = (state - 'is_missing_told')
      || jsonb_build_object('is_no_data_notified', state->'is_missing_told')
    where state ? 'is_missing_told';
    alter table alert_states force row level security;`,
};
