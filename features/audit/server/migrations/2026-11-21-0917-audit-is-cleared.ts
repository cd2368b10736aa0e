import type { Migration } from '#packages/database';

/**
 * The application cannot change or delete what stands in the audit log. What is older than 24 months
 * goes by a function of the owner that takes no word from its caller about how old that is.
 */
export const auditIsCleared: Migration = {
  id: '2026-11-21-0917-audit-is-cleared',
  sql: `
    create policy of_clearing on audit_log for delete to current_user
      using (time < clock_timestamp() - interval '24 months');
    create policy of_clearing_read on audit_log for select to current_user
      using (time < clock_timestamp() - interval '24 months');

    create function clear_old_audit() returns integer
    language sql volatile security definer set search_path = public as $$
      with cleared as (
        delete from audit_log where time < clock_timestamp() - interval '24 months' returning 1
      )
      select count(*)::integer from cleared
    $$;

    revoke all on function clear_old_audit from public;
    grant execute on function clear_old_audit to watershade_app;`,
};
