import { exportTable } from '#packages/export/server';
import { iso } from '#packages/sync/server';

/** The corrections of the forecasts of an organisation. Who switched them is in the log. */
export const correctionExport = exportTable({
  file: 'site-corrections.csv',
  head: ['Correction id', 'Location id', 'Added K', 'Readings', 'From', 'Until', 'Switched off'],
  sql: `
    select correction_id::text as key,
      array[correction_id::text, location_id::text, kelvin::text, readings::text,
        ${iso('created_time')}, ${iso('until_time')}, coalesce(${iso('ended_time')}, '')] as cells
    from site_corrections
    where org_id = $1 and ($2::uuid is null or correction_id > $2) and $4::uuid is null
    order by correction_id limit $3`,
});
