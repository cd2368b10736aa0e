import type { Migration } from '#packages/database';

/** When the actions of a high-risk measurement were recorded. */
export const actionTimes: Migration = {
  id: '2026-11-25-2200-action-times',
  sql: `
    -- ISO times by the name of the flag, such as guidance_read. Those from before are not known.
    alter table compliance_high_risk_measurement_logs
      add column action_times jsonb not null default '{}';`,
};
