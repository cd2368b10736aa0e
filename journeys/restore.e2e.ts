import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { until } from '#packages/testing/browser';
import { openOfflineStory } from '#packages/testing/stories';
import type { OfflineStory } from '#packages/testing/stories';
import { PersonPage } from '../features/people/e2e/index.ts';

const run = promisify(execFile);
let story: OfflineStory;
let folder: string;
/** The database that the restore replaced. */
let replaced = '';
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'watershade-restore-'));
  story = await openOfflineStory('manager@demo.example', false);
});
afterAll(async () => {
  const admin = new pg.Client({
    connectionString: Object.assign(new URL(databaseUrl()), { pathname: '/postgres' }).href,
  });
  await admin.connect();
  await admin.query(`drop database if exists "${replaced}" with (force)`);
  await admin.end();
  await story.close();
  rmSync(folder, { recursive: true, force: true });
});

test('after a restore a browser forgets what the backup lacks, and sends what it had not sent', async () => {
  await story.goTo('/people');
  await story.browser.page.getByRole('table').getByRole('link').first().click();
  const person = new PersonPage(story.browser.page);
  await person.openHydration();
  await person.addTest({ value: '6060' });
  await until('first test on the server', async () => (await storedValues()).includes(6060));
  const file = join(folder, 'it.backup');
  await watershade('backup', '--to', file);
  await person.addTest({ value: '6161' });
  await until('second test on the server', async () => (await storedValues()).includes(6161));

  await story.product.kill9();
  await person.addTest({ value: '6262' });
  await person.unsentRow('6262', 'waiting').waitFor();
  replaced = (await watershade('restore', file, '--yes')).before ?? '';
  expect(await storedValues()).toEqual([6060]);
  await story.comeOnline();

  await until('unsent test on the server', async () => (await storedValues()).includes(6262));
  await person.row('6161').waitFor({ state: 'detached' });
  await until('test shown as sent', async () => {
    const row = person.row('6262');
    return (await row.count()) === 1 && (await row.locator('[data-unsent]').count()) === 0;
  });
  await expect.poll(() => person.row('6060').count()).toBe(1);
  expect(await storedValues()).toEqual([6060, 6262]);
  expect(story.browser.pageErrors).toEqual([]);
});

function databaseUrl(): string {
  return story.product.databaseUrl ?? '';
}

async function watershade(...words: string[]): Promise<{ before?: string }> {
  const env = { ...process.env, DATABASE_URL: databaseUrl() };
  const { stdout } = await run(
    process.execPath,
    ['dist/server/watershade.js', ...words, '--json'],
    {
      env,
    },
  );
  return JSON.parse(stdout) as { before?: string };
}

async function storedValues(): Promise<number[]> {
  const rows = await story.rowsOf<{ value: number }>(
    'select value::float8 as value from measurements where value between 6000 and 6999 order by value',
  );
  return rows.map(({ value }) => value);
}
