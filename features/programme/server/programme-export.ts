import { exportTable } from '#packages/export/server';
import type { ExportTable } from '#packages/export/server';
import { iso } from '#packages/sync/server';

const itemExport = exportTable({
  file: 'programme-items.csv',
  head: ['Item', 'Answer', 'Note', 'Owner id', 'Due', 'Changed by', 'Changed'],
  sql: `
    select item_id as key,
      array[item_id, answer, note, owner_user_id::text, due_date::text, changed_by::text,
        ${iso('changed_time')}] as cells
    from programme_items
    where org_id = $1 and $4::uuid is null and ($2::text is null or item_id > $2)
    order by item_id limit $3`,
});

const checkExport = exportTable({
  file: 'programme-checks.csv',
  head: ['Check id', 'Finished', 'Finished by', 'Result', 'Answers', 'Facts', 'Active'],
  sql: `
    select check_id::text as key,
      array[check_id::text, ${iso('finished_time')}, finished_by::text, result::text, items::text,
        facts::text, active::text] as cells
    from programme_checks
    where org_id = $1 and $4::uuid is null and ($2::uuid is null or check_id > $2)
    order by check_id limit $3`,
});

/** The current answers and the finished checks. */
export const programmeExports: readonly ExportTable[] = [itemExport, checkExport];
