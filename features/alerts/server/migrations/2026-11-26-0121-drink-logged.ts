import type { Migration } from '#packages/database';

/** Whether the person of a high-risk measurement has drunk since. No rule requires it. */
export const drinkLogged: Migration = {
  id: '2026-11-26-0121-drink-logged',
  sql: `
    -- Its time is in action_times.
    alter table compliance_high_risk_measurement_logs
      add column drink_logged boolean not null default false;`,
};
