import { exportTable } from '#packages/export/server';
import { iso } from '#packages/sync/server';

/** Referrals, or those of a person. Addresses are only stored masked. */
export const referralExport = exportTable({
  file: 'referrals.csv',
  head: [
    ...['Referral id', 'Person id', 'Address', 'Organisation', 'State', 'Invited', 'Emailed'],
    ...['Registered', 'Active'],
  ],
  sql: `
    select referral_id::text as key,
      array[referral_id::text, coalesce(user_id::text, ''), coalesce(email_masked, ''),
        coalesce(organisation, ''), state, ${iso('created_time')},
        coalesce(${iso('mailed_time')}, ''), coalesce(${iso('registered_time')}, ''),
        coalesce(${iso('active_time')}, '')] as cells
    from referrals
    where org_id = $1 and ($2::uuid is null or referral_id > $2)
      and ($4::uuid is null or user_id = $4)
    order by referral_id limit $3`,
});
