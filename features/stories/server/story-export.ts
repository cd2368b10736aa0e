import { exportTable } from '#packages/export/server';
import { iso } from '#packages/sync/server';

/** Stories, or those of a person. */
export const storyExport = exportTable({
  file: 'stories.csv',
  head: [
    ...['Story id', 'Person id', 'Title', 'Text', 'Picture (JPEG, base64)', 'Consent', 'State'],
    ...['Reason', 'Added', 'Changed', 'Submitted', 'Published'],
  ],
  sql: `
    select story_id::text as key,
      array[story_id::text, user_id::text, title, text, coalesce(image, ''), consent::text, state,
        reason, ${iso('created_time')}, ${iso('changed_time')},
        coalesce(${iso('submitted_time')}, ''), coalesce(${iso('published_time')}, '')] as cells
    from stories
    where org_id = $1 and ($2::uuid is null or story_id > $2) and ($4::uuid is null or user_id = $4)
    order by story_id limit $3`,
});
