import { exportTable } from '#packages/export/server';
import { iso } from '#packages/sync/server';

/** The versions of the packs of an organisation; of one person those that they made. */
export const packVersionExport = exportTable({
  file: 'rule-pack-versions.csv',
  head: ['Rule pack id', 'Version', 'Changed', 'Changed by', 'Summary', 'Content'],
  sql: `
    select (rule_pack_id::text || ' ' || lpad(version::text, 10, '0')) as key,
      array[rule_pack_id::text, version::text, ${iso('changed_time')},
        coalesce(changed_by::text, ''), summary, pack::text] as cells
    from rule_pack_versions
    where org_id = $1
      and ($2::text is null or (rule_pack_id::text || ' ' || lpad(version::text, 10, '0')) > $2)
      and ($4::uuid is null or changed_by = $4)
    order by key limit $3`,
});

/** The packs that each location follows. */
export const locationPackExport = exportTable({
  file: 'location-rule-packs.csv',
  head: ['Location id', 'Rule pack ids', 'Industry', 'Radiant heat', 'Changed'],
  sql: `
    select location_id::text as key,
      array[location_id::text, array_to_string(rule_pack_ids, ' '), coalesce(industry, ''),
        coalesce(radiant_heat::text, ''), ${iso('modified_time')}] as cells
    from location_packs
    where org_id = $1 and ($2::uuid is null or location_id > $2) and $4::uuid is null
    order by location_id limit $3`,
});
