import { exportTable } from '#packages/export/server';
import { iso } from '#packages/sync/server';

/** Invitations without their tokens. */
export const invitationExport = exportTable({
  file: 'invitations.csv',
  head: [
    ...['Invitation id', 'For', 'Email', 'Made by', 'Made', 'Expires', 'Revoked'],
    ...['People allowed', 'People joined'],
  ],
  sql: `
    select invitation_id::text as key,
      array[invitation_id::text, name, coalesce(email, ''), coalesce(created_by::text, ''),
        ${iso('created_time')}, ${iso('expires_time')}, coalesce(${iso('revoked_time')}, ''),
        most::text, uses::text] as cells
    from invitations
    where org_id = $1 and ($2::uuid is null or invitation_id > $2)
      and ($4::uuid is null or created_by = $4)
    order by invitation_id limit $3`,
});
