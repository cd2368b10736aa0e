import { exportTable } from '#packages/export/server';
import type { ExportTable } from '#packages/export/server';
import { iso } from '#packages/sync/server';

const reportExport = exportTable({
  file: 'reports.csv',
  head: [
    ...['Report id', 'Name', 'Contents', 'Filter', 'Every', 'Hour', 'Time zone', 'Recipient ids'],
    ...['Enabled', 'Active', 'Next', 'Last sent', 'Added', 'Changed'],
  ],
  sql: `
    select report_id::text as key,
      array[report_id::text, name, array_to_string(contents, ' '), filter::text, unit, hour::text,
        timezone, array_to_string(recipients, ' '), enabled::text, active::text,
        ${iso('next_time')}, ${iso('last_sent_time')}, ${iso('created_time')},
        ${iso('changed_time')}] as cells
    from reports
    where org_id = $1 and $4::uuid is null and ($2::uuid is null or report_id > $2)
    order by report_id limit $3`,
});

const runExport = exportTable({
  file: 'reports_sent.csv',
  head: [
    ...['Run id', 'Report id', 'Name', 'Due', 'Sent', 'From', 'To', 'Time zone', 'Filter'],
    ...['Recipient ids', 'Summary', 'Contents', 'Other figures'],
  ],
  sql: `
    select run_id::text as key,
      array[run_id::text, report_id::text, name, ${iso('due_time')}, ${iso('time')},
        ${iso('from_time')}, ${iso('to_time')}, timezone, array_to_string(filter_words, '; '),
        array_to_string(recipients, ' '), summary::text, array_to_string(contents, ' '),
        parts::text] as cells
    from report_runs
    where org_id = $1 and $4::uuid is null and ($2::uuid is null or run_id > $2)
    order by run_id limit $3`,
});

/** Scheduled reports, and sent runs. */
export const reportExports: readonly ExportTable[] = [reportExport, runExport];
