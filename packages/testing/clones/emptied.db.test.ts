import pg from 'pg';
import { expect, test } from 'vitest';
import { cloneDatabase } from './clone-database.ts';
import { emptied, pristineOf } from './emptied.ts';

/** Runs statements in a database as its owner, and returns the rows of the last. */
async function run(url: string, sql: string, values?: unknown[]) {
  const owner = new pg.Client({ connectionString: url });
  await owner.connect();
  try {
    return (await owner.query<Record<string, unknown>>(sql, values)).rows;
  } finally {
    await owner.end();
  }
}

const addTag = `insert into tags (org_id, tag_id, name, type, metadata, created_time, modified_time)
  values ('00000000-0000-4000-8000-000000000001', gen_random_uuid(), 'Pour', 'default', '{}', now(), now())`;
const addOrganisation = `insert into organisations (org_id, name, metadata, created_time, modified_time)
  values ('00000000-0000-4000-8000-000000000001', 'Acme', '{}', now(), now())`;

test('rows are deleted and connections are ended, as at the beginning', async () => {
  const clone = await cloneDatabase();
  try {
    const pristine = await pristineOf(clone.url);
    const lasting = new pg.Client({ connectionString: clone.url });
    const ended = new Promise((resolve) => lasting.once('error', resolve));
    await lasting.connect();
    // Without the triggers, which require a stamp.
    await run(clone.url, `set session_replication_role = replica; ${addOrganisation}; ${addTag}`);
    expect(await emptied(clone.url, pristine)).toBe(true);
    await ended;
    const [count] = await run(
      clone.url,
      'select (select count(*) from tags) + (select count(*) from organisations) as rows',
    );
    expect(count).toEqual({ rows: '0' });
    expect(await pristineOf(clone.url)).toEqual(pristine);
  } finally {
    await clone.drop();
  }
});

test.each([
  ['a table', 'create table planted (id int)'],
  ['a column', 'alter table tags add planted int'],
  ['a policy that is gone', 'alter table tags disable row level security'],
  ['a trigger', 'alter table tags disable trigger user'],
  ['a right', 'grant delete on organisations to public'],
  ['a function', "create or replace function planted() returns int language sql as 'select 1'"],
  ['an index that is gone', 'drop index tags_modified_time'],
])('%s in the schema is detected', async (_name, sql) => {
  const clone = await cloneDatabase();
  try {
    const pristine = await pristineOf(clone.url);
    await run(clone.url, sql);
    expect(await emptied(clone.url, pristine)).toBe(false);
  } finally {
    await clone.drop();
  }
});

test('a change to the rows of a new database is detected', async () => {
  const clone = await cloneDatabase();
  try {
    const pristine = await pristineOf(clone.url);
    expect(pristine.first.digest).not.toBe('');
    await run(clone.url, 'delete from schema_migrations');
    expect(await emptied(clone.url, pristine)).toBe(false);
  } finally {
    await clone.drop();
  }
});
