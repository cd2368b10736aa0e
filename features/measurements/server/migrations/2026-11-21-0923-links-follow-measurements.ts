import type { Migration } from '#packages/database';

/**
 * A first load brings a test together with its links. A test that is changed meanwhile comes with the
 * news instead, and its links must come with it: so their stamps rise with the test's, whoever changes
 * it. Stamping itself is no change.
 */
export const linksFollowMeasurements: Migration = {
  id: '2026-11-21-0923-links-follow-measurements',
  sql: `
    create function touch_links() returns trigger language plpgsql as $$
    begin
      if current_setting('app.stamping', true) is not distinct from 'on' then return null; end if;
      update link_measurements as l set active = l.active
      from changed as c
      where l.org_id = c.org_id and l.measurement_id = c.measurement_id;
      return null;
    end $$;
    create trigger touch_links after update on measurements
      referencing new table as changed for each statement execute function touch_links();`,
};
