import type pg from 'pg';
import { reservedOrganisations } from '#organisation/domain';

/** Adds the admin team@support.example of the support organisation, with the password of the demo. */
export async function addSupportAdmin(database: pg.Client): Promise<void> {
  const org_id = reservedOrganisations.support_admin;
  const user_id = crypto.randomUUID();
  await database.query('begin');
  await database.query("select set_config('app.stamping', 'on', true)");
  for (const [sql, values] of [
    [
      `insert into organisations (org_id, name, created_time, modified_time)
       values ($1, 'Support', now(), now())`,
      [org_id],
    ],
    [
      `insert into users (org_id, user_id, name_first, name_last, email, created_time,
         modified_time)
       values ($1, $2, 'Sam', 'Support', 'team@support.example', now(), now())`,
      [org_id, user_id],
    ],
    [
      `insert into permissions (org_id, permission_id, user_id, access, created_time,
         modified_time)
       values ($1, gen_random_uuid(), $2, 'admin', now(), now())`,
      [org_id, user_id],
    ],
    [
      `insert into credentials (org_id, user_id, email, password_hash, created_time, proven_time)
       select $1, $2, 'team@support.example', password_hash, now(), now() from credentials
       where email = 'owner@demo.example'`,
      [org_id, user_id],
    ],
    ['insert into org_clocks (org_id, last) values ($1, now())', [org_id]],
  ] as const) {
    await database.query(sql, [...values]);
  }
  await database.query('commit');
}
