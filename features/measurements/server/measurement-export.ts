import { exportTable } from '#packages/export/server';
import type { ExportTable } from '#packages/export/server';
import { iso } from '#packages/sync/server';

const measurementExport = exportTable({
  file: 'measurements.csv',
  head: [
    'Measurement id',
    'Person id',
    'First name',
    'Last name',
    'Time',
    'Type',
    'Custom type id',
    'Value',
    'Value with unit',
    'Valid',
    'Active',
    'Measured by id',
    'Measured by first name',
    'Measured by last name',
    'Tag ids',
    "Person's tag ids",
    'Fields',
    'Raw data',
  ],
  sql: `
    select measurement_id::text as key,
      array[measurement_id::text, user_id::text, name_first, name_last, ${iso('created_time')}, type,
        custom_id::text, value::text, value_f, valid::text, active::text, measured_by_user_id::text,
        measured_by_name_first, measured_by_name_last, array_to_string(tag_ids, ' '),
        array_to_string(user_tag_ids, ' '), metadata::text, raw_data::text] as cells
    from measurements
    where org_id = $1 and ($2::uuid is null or measurement_id > $2)
      and ($4::uuid is null or user_id = $4)
    order by measurement_id limit $3`,
});

const linkExport = exportTable({
  file: 'linked_values.csv',
  head: ['Link id', 'Measurement id', 'Linked type id', 'Value', 'Active', 'Added'],
  sql: `
    select l.link_id::text as key,
      array[l.link_id::text, l.measurement_id::text, l.link_type_id::text, l.value::text,
        l.active::text, ${iso('l.created_time')}] as cells
    from link_measurements as l
    where l.org_id = $1 and ($2::uuid is null or l.link_id > $2)
      and ($4::uuid is null or exists (
        select from measurements as m
        where m.org_id = l.org_id and m.measurement_id = l.measurement_id and m.user_id = $4))
    order by l.link_id limit $3`,
});

const typeExport = (file: string, table: string, id: string): ExportTable =>
  exportTable({
    file,
    head: ['Type id', 'Name', 'Unit', 'Icon', 'Active', 'Added', 'Image'],
    sql: `
      select ${id}::text as key,
        array[${id}::text, name, unit, icon, active::text, ${iso('created_time')}, image] as cells
      from ${table}
      where org_id = $1 and $4::uuid is null and ($2::uuid is null or ${id} > $2)
      order by ${id} limit $3`,
  });

/** Tests and their linked values. */
export const measurementExports: readonly ExportTable[] = [measurementExport, linkExport];

const surveyExport = exportTable({
  file: 'surveys.csv',
  head: ['Survey id', 'Name', 'Used for', 'Version', 'Active', 'Changed', 'Questions', 'Published'],
  sql: `
    select survey_id::text as key,
      array[survey_id::text, name, used_for, version::text, active::text, ${iso('changed_time')},
        questions::text, published::text] as cells
    from surveys
    where org_id = $1 and $4::uuid is null and ($2::uuid is null or survey_id > $2)
    order by survey_id limit $3`,
});

/** Custom types, linked types and surveys. */
export const typeExports: readonly ExportTable[] = [
  typeExport('custom_types.csv', 'custom_measurement_types', 'custom_id'),
  typeExport('linked_types.csv', 'link_measurement_types', 'link_type_id'),
  surveyExport,
];
