import type { Migration } from '#packages/database';

/**
 * The application cannot change or delete rows of the audit log. Rows older than 24 months are deleted by a
 * function of the owner that takes no argument about their age.
 */
export const auditBaseline: Migration = {
  id: '2026-11-24-0911-audit',
  sql: `
    -- The page of a person shows what was done about them.
    create index audit_log_entity on audit_log (org_id, entity_id, time)
      where entity_id is not null;

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
