import type { Migration } from '#packages/database';

/** A merge puts the remaining person into the ledger, whose rows the application may not change. */
export const mergedInLedger: Migration = {
  id: '2026-11-27-1000-merged-in-ledger',
  sql: `
    -- In the organisation of the transaction. Points and balances stay.
    create function move_in_ledger(source uuid, target uuid) returns void
    language sql volatile security definer set search_path = public as $$
      update loyalty_ledger set user_id = target
      where org_id = nullif(current_setting('app.org_id', true), '')::uuid and user_id = source
    $$;
    revoke all on function move_in_ledger from public;
    grant execute on function move_in_ledger to watershade_app;`,
};
