import { exportTable } from '#packages/export/server';
import { iso } from '#packages/sync/server';
import { activeTagsOfPerson } from '#tags/server';

/** People with the ids of their tags. */
export const peopleExport = exportTable({
  file: 'people.csv',
  head: [
    'Person id',
    'First name',
    'Last name',
    'Email',
    'Active',
    'Hidden',
    'Test',
    'Tag ids',
    'Fields',
    'Picture',
    'Added',
  ],
  sql: `
    select r.user_id::text as key,
      array[r.user_id::text, r.name_first, r.name_last, r.email, r.active::text, r.is_hidden::text,
        r.experimental::text, array_to_string(${activeTagsOfPerson('r.user_id')}, ' '), r.metadata::text,
        case when r.image is null then 'no' else 'yes' end, ${iso('r.created_time')}] as cells
    from users as r
    where r.org_id = $1 and ($2::uuid is null or r.user_id > $2) and ($4::uuid is null or r.user_id = $4)
    order by r.user_id limit $3`,
});
