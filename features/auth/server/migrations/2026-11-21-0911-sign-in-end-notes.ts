import type { Migration } from '#packages/database';

/** A sign-in that ends, or a credential that is switched off, is told, so that open lines close. */
export const signInEndsAreTold: Migration = {
  id: '2026-11-21-0911-sign-in-end-notes',
  sql: `
    create function tell_ended_sign_ins() returns trigger language plpgsql as $$
    begin
      perform tell_touched(org_id, 'sign_ins', array_agg(distinct user_id))
      from ended group by org_id;
      return null;
    end $$;
    create trigger tell_ends after delete on sign_ins
      referencing old table as ended for each statement execute function tell_ended_sign_ins();
    create trigger tell_changes after update on credentials
      referencing new table as ended for each statement execute function tell_ended_sign_ins();
    create trigger tell_ends after delete on credentials
      referencing old table as ended for each statement execute function tell_ended_sign_ins();`,
};
