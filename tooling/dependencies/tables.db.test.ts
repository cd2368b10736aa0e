import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { cloneDatabase } from '#packages/testing/database';
import type { TestDatabase } from '#packages/testing/database';

/** Tables that belong to no organisation; everything else is protected by row level security. */
const tablesOfNobody = ['attempts', 'backups', 'push_keys', 'schema_migrations', 'server_identity'];

/**
 * The only functions that read across organisations: before a sign-in the organisation is unknown,
 * a proven email, a confirmed domain and the endpoint of a browser belong to only one of them, audit
 * entries older than 24 months and profile views older than 365 days are deleted in all of them, old sessions, breaks and cases leave their copies,
 * and late breaks are looked for in all that have rosters; points are counted in all that have new
 * tests; a referral is between two organisations; published stories are for everybody, and the
 * support team reads what is submitted to it. Two change rows that the application may not change,
 * within its organisation: they take a person out of the ledger, or put another in their place.
 */
const readersAcross = [
  'clear_old_audit',
  'clear_old_profile_views',
  'domains_elsewhere',
  'due_alert_rules',
  'erase_audit_changes',
  'erase_from_ledger',
  'find_access_link',
  'find_calendar_feed',
  'find_credentials',
  'find_device_token',
  'find_email_proof',
  'find_invitation',
  'find_password_reset',
  'find_push_endpoint',
  'find_push_token',
  'find_registered',
  'find_sign_in',
  'find_work_account',
  'invitations_to',
  'inviter_of_code',
  'is_domain_confirmed',
  'is_federated',
  'move_in_ledger',
  'organisation_of_quote',
  'organisation_of_story',
  'organisation_of_ticket',
  'organisations_with_alert_tests',
  'organisations_with_due_courses',
  'organisations_with_held_messages',
  'organisations_with_new_tests',
  'organisations_with_old_attention',
  'organisations_with_old_breaks',
  'organisations_with_old_readings',
  'organisations_with_old_sessions',
  'organisations_with_open_assignments',
  'organisations_with_reminders',
  'organisations_with_rosters',
  'published_picture',
  'published_stories',
  'quotes_of_all',
  'referrals_to_activate',
  'release_push_endpoint',
  'submitted_picture',
  'submitted_stories',
  'tickets_of_all',
  'waiting_quotes',
  'wants_code',
];

let clone: TestDatabase;
let owner: pg.Client;

beforeAll(async () => {
  clone = await cloneDatabase();
  owner = new pg.Client({ connectionString: clone.url });
  await owner.connect();
});
afterAll(async () => {
  await owner.end();
  await clone.drop();
});

test('every table belongs to an organisation, except those on the list', async () => {
  const names = await column(`select relname from pg_class
    where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not exists (
      select from pg_attribute where attrelid = pg_class.oid and attname = 'org_id')
    order by relname`);
  expect(names).toEqual(tablesOfNobody);
});

test('every table of an organisation has row level security forced and a policy by scope', async () => {
  const open = await column(`select relname from pg_class
    where ${ofOrganisation} and not (relrowsecurity and relforcerowsecurity and exists (
      select from pg_policies where schemaname = 'public' and tablename = relname and cmd = 'ALL'
        and qual like '%app.org_id%' and with_check like '%app.org_id%'))`);
  expect(open).toEqual([]);
});

test('no policy lets the application role bypass the scope', async () => {
  const wide = await column(`select tablename || '.' || policyname from pg_policies
    where schemaname = 'public' and not coalesce(qual, with_check) like '%app.org_id%'
      and ('public' = any (roles) or 'watershade_app' = any (roles))`);
  expect(wide).toEqual([]);
});

test('every primary key of a table of an organisation starts with org_id', async () => {
  const others = await column(`select relname from pg_class
    where ${ofOrganisation} and not exists (
      select from pg_index join pg_attribute
        on attrelid = pg_class.oid and attnum = indkey[0] and attname = 'org_id'
      where indrelid = pg_class.oid and indisprimary)`);
  expect(others).toEqual([]);
});

test('only the functions on the list read across organisations', async () => {
  const names = await column(`select proname from pg_proc
    where pronamespace = 'public'::regnamespace and prosecdef order by proname`);
  expect(names).toEqual(readersAcross);
});

const ofOrganisation = `relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and exists (
  select from pg_attribute where attrelid = pg_class.oid and attname = 'org_id')`;

async function column(sql: string): Promise<unknown[]> {
  const { rows } = await owner.query<[unknown]>({ text: sql, rowMode: 'array' });
  return rows.map(([value]) => value);
}
