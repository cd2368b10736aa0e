import { exportTable } from '#packages/export/server';
import { iso } from '#packages/sync/server';

/** Saved assessments. */
export const assessmentExport = exportTable({
  file: 'assessments.csv',
  head: ['Assessment id', 'Kind', 'Name', 'Answers', 'Result', 'Saved by', 'Active', 'Saved'],
  sql: `
    select assessment_id::text as key,
      array[assessment_id::text, kind, name, answers::text, result::text, user_id::text,
        active::text, ${iso('created_time')}] as cells
    from assessments
    where org_id = $1 and $4::uuid is null and ($2::uuid is null or assessment_id > $2)
    order by assessment_id limit $3`,
});
