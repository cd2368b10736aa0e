import { exportTable } from '#packages/export/server';
import { iso } from '#packages/sync/server';

/** How often people should be tested; of one person their own. */
export const strategyExport = exportTable({
  file: 'strategies.csv',
  head: [
    ...['Strategy id', 'For', 'Tag id', 'Person id', 'Tests per day', 'Gap (min)', 'Re-test (min)'],
    ...['Moments', 'Active', 'Added'],
  ],
  sql: `
    select strategy_id::text as key,
      array[strategy_id::text, scope, tag_id::text, user_id::text, tests_per_day::text,
        min_gap_minutes::text, retest_after_minutes::text, array_to_string(moments, ' '),
        active::text, ${iso('created_time')}] as cells
    from strategies
    where org_id = $1 and ($2::uuid is null or strategy_id > $2)
      and ($4::uuid is null or user_id = $4)
    order by strategy_id limit $3`,
});
