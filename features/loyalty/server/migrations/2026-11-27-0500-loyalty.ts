import { organisationTable } from '#packages/database';
import type { Migration } from '#packages/database';

/**
 * The points of organisations. The ledger is append-only: the application may not change or delete
 * its rows, except to take out a person whose data is erased. An account has one row, whose lock gives every entry its place, so that each cause is
 * there once and the balance is never below zero.
 */
export const loyaltyBaseline: Migration = {
  id: '2026-11-27-0500-loyalty',
  sql: `
    create table loyalty_accounts (
      org_id uuid primary key,
      balance int not null default 0 check (balance >= 0),
      earned int not null default 0 check (earned >= 0),
      -- The number of entries.
      seq int not null default 0,
      -- Changes of tests up to this stamp of the organisation's clock have given their points.
      tests_until timestamptz(3)
    );
    ${organisationTable('loyalty_accounts')}

    create table loyalty_ledger (
      org_id uuid not null,
      entry_id uuid not null,
      seq int not null,
      kind text not null check (kind in ('referral', 'story', 'tests', 'reward', 'refund')),
      -- What gave or took the points: it does so once.
      cause text not null,
      summary text not null,
      points int not null check (points <> 0),
      balance int not null check (balance >= 0),
      user_id uuid,
      time timestamptz(3) not null,
      primary key (org_id, entry_id)
    );
    create unique index loyalty_ledger_cause on loyalty_ledger (org_id, cause);
    create unique index loyalty_ledger_seq on loyalty_ledger (org_id, seq);
    ${organisationTable('loyalty_ledger')}
    revoke update, delete on loyalty_ledger from watershade_app;

    -- In the organisation of the transaction. Points and balances stay.
    create function erase_from_ledger(wanted uuid) returns void
    language sql volatile security definer set search_path = public as $$
      update loyalty_ledger
      set user_id = null, summary = case when kind = 'story' then '' else summary end
      where org_id = nullif(current_setting('app.org_id', true), '')::uuid and user_id = wanted
    $$;
    revoke all on function erase_from_ledger from public;
    grant execute on function erase_from_ledger to watershade_app;

    -- Tests that have given a point: at most 200 of each month.
    create table loyalty_tests (
      org_id uuid not null,
      measurement_id uuid not null,
      month text not null,
      primary key (org_id, measurement_id)
    );
    create index loyalty_tests_month on loyalty_tests (org_id, month);
    ${organisationTable('loyalty_tests')}

    -- Organisations with changes that have not given points yet.
    create policy of_loyalty on loyalty_accounts for select to current_user using (true);
    create policy of_loyalty on org_clocks for select to current_user using (true);
    create policy of_loyalty on organisations for select to current_user using (true);
    create function organisations_with_new_tests() returns table (org_id uuid)
    language sql stable security definer set search_path = public as $$
      select c.org_id from org_clocks as c join organisations as o using (org_id)
        left join loyalty_accounts as a using (org_id)
      where o.active and (a.tests_until is null or a.tests_until < c.last)
      order by c.org_id
    $$;
    revoke all on function organisations_with_new_tests from public;
    grant execute on function organisations_with_new_tests to watershade_app;`,
};
