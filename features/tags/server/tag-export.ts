import { exportTable } from '#packages/export/server';
import { iso } from '#packages/sync/server';

/** Tags, jobs and locations; for one person those they have. */
export const tagExport = exportTable({
  file: 'tags.csv',
  head: ['Tag id', 'Name', 'Type', 'Hidden', 'Active', 'Fields', 'Added'],
  sql: `
    select t.tag_id::text as key,
      array[t.tag_id::text, t.name, t.type, t.is_hidden::text, t.active::text, t.metadata::text,
        ${iso('t.created_time')}] as cells
    from tags as t
    where t.org_id = $1 and ($2::uuid is null or t.tag_id > $2)
      and ($4::uuid is null or exists (
        select from user_tags as w
        where w.org_id = t.org_id and w.tag_id = t.tag_id and w.user_id = $4))
    order by t.tag_id limit $3`,
});
