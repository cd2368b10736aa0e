import { exportTable } from '#packages/export/server';
import { iso } from '#packages/sync/server';

/** The readings of an organisation, or those that one person recorded, also invalid and old ones. */
export const readingExport = exportTable({
  file: 'readings.csv',
  head: [
    ...['Reading id', 'Location id', 'Time', 'Minutes', 'WBGT C', 'Air temperature C'],
    ...['Humidity %', 'Globe C', 'Wind km/h', 'Heat index C', 'Instrument', 'Note'],
    ...['Model WBGT C', 'Model heat index C', 'Recorded by', 'Invalidated'],
  ],
  sql: `
    select reading_id::text as key,
      array[reading_id::text, location_id::text, ${iso('time')}, minutes::text,
        coalesce(wbgt::text, ''), coalesce(temperature::text, ''), coalesce(humidity::text, ''),
        coalesce(globe::text, ''), coalesce(wind_kph::text, ''), coalesce(heat_index::text, ''),
        instrument, note, coalesce(model_wbgt::text, ''), coalesce(model_heat_index::text, ''),
        coalesce(recorded_by::text, ''), coalesce(${iso('invalidated_time')}, '')] as cells
    from readings
    where org_id = $1 and ($2::uuid is null or reading_id > $2)
      and ($4::uuid is null or recorded_by = $4)
    order by reading_id limit $3`,
});
