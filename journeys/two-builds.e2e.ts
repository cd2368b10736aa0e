import { cp, mkdir, mkdtemp, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { afterAll, expect, test } from 'vitest';
import { launchBrowser, startProduct, until, waitReady } from '#packages/testing/browser';
import { cloneDatabase } from '#packages/testing/clones';
import { signIn } from '#packages/testing/stories';
import { PersonPage } from '../features/people/e2e/index.ts';
import { ensureBuilt } from '../tooling/build/build.mjs';
import { startLoadBalancer } from './load-balancer.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

let newer = '';
afterAll(() => rm(newer, { recursive: true, force: true }));

test('an old and a new build in one profile have one writer and lose no row', async () => {
  newer = await buildNewer();
  expect(await workersOf(newer)).not.toEqual(await workersOf(join(root, 'dist')));

  const clone = await cloneDatabase();
  const databaseUrl = clone.url;
  const old = await startProduct({ databaseUrl, env: { DEMO: '1' } });
  const next = await startProduct({ databaseUrl, dist: newer, env: { DEMO: '1' } });
  let deployed = 0;
  const balancer = await startLoadBalancer([old.origin, next.origin], () => deployed);

  // The static shell of the first build would otherwise serve the second tab as well.
  const browser = await launchBrowser();
  const sent: string[] = [];
  browser.context.on('request', (request) => {
    if (!request.url().endsWith('/v3/measurement')) return;
    const { measurements } = request.postDataJSON() as {
      measurements: { measurement_id: string }[];
    };
    sent.push(...measurements.map(({ measurement_id }) => measurement_id));
  });
  const first = browser.page;
  await signIn(first, balancer.origin, 'manager@demo.example');
  await first.getByRole('link', { name: 'People' }).first().click();
  await first.getByRole('table').getByRole('link').first().click();
  const onOld = new PersonPage(first);
  await onOld.openHydration();

  deployed = 1;
  const second = await browser.context.newPage();
  await second.goto(first.url());
  await waitReady(second);
  const onNew = new PersonPage(second);

  // The holder of the lock named after the local database may write it; the other one waits.
  const standing = () =>
    second.evaluate(async () => {
      const databases = (await indexedDB.databases()).map(({ name }) => name);
      const { held = [], pending = [] } = await navigator.locks.query();
      const of = (locks: LockInfo[]) => locks.filter(({ name }) => databases.includes(name)).length;
      return { writers: of(held), waiting: of(pending) };
    });
  await expect.poll(standing).toEqual({ writers: 1, waiting: 1 });

  // No test of the demo has such values.
  await onOld.addTest({ value: '6161' });
  await onNew.addTest({ value: '6262' });
  for (const tab of [onOld, onNew]) {
    await until('both tests in both tabs', async () => {
      const values = (await tab.tests()).slice(0, 2).map(({ value }) => value.split(' ')[0]);
      return values.includes('6161') && values.includes('6262');
    });
  }

  await first.close();
  await onNew.addTest({ value: '6363' });
  await until('new build running alone', async () =>
    (await onNew.tests()).some(({ value }) => value.startsWith('6363')),
  );
  const sql = new pg.Client({ connectionString: databaseUrl });
  await sql.connect();
  const stored = await sql.query<{ measurement_id: string }>(
    'select measurement_id from measurements where measurement_id = any($1::uuid[])',
    [sent],
  );
  expect(sent).toHaveLength(3);
  expect(stored.rows.map(({ measurement_id }) => measurement_id).sort()).toEqual(sent.sort());

  await sql.end();
  await browser.close();
  balancer.close();
  await old.stop();
  await next.stop();
  await clone.drop();
});

/** Names of the worker's files: a build with other code has other names. */
async function workersOf(build: string): Promise<string[]> {
  const files = await readdir(join(build, 'web', 'assets'));
  return files.filter((name) => /^worker-[\w-]{8,9}\.js$/.test(name));
}

/**
 * The same product with another worker, as after a deployment: no file of the page has the same
 * name or stamp.
 */
async function buildNewer(): Promise<string> {
  const { version, sources } = await ensureBuilt();
  // Beside node_modules, where the server's libraries are found.
  const build = await mkdtemp(join(root, 'dist', 'newer-'));
  await cp(join(root, 'dist/server'), join(build, 'server'), { recursive: true });
  const [from, to] = [join(root, 'dist/web'), join(build, 'web')];
  const assets = (await readdir(join(from, 'assets'))).filter((name) => !/\.(map|gz)$/.test(name));
  const named = new RegExp(
    `(?<![\\w.-])(?:${assets.map((name) => name.replaceAll('.', String.raw`\.`)).join('|')})(?![\\w.-])`,
    'gu',
  );
  const renewed = (text: string) =>
    text
      .replace(named, (name) => renamed(name))
      .replaceAll(`${version}+${sources}`, '99.0.0+newer');
  await mkdir(join(to, 'assets'), { recursive: true });
  const files = [
    ...(await readdir(from)).filter((name) => /\.(?:html|js|svg|webmanifest)$/.test(name)),
    ...assets.map((name) => join('assets', name)),
  ];
  for (const file of files) {
    const bytes = await readFile(join(from, file));
    const isText = /\.(?:html|js|css|webmanifest)$/.test(file);
    const isWorker = /\bworker-[\w-]{8,9}\.js$/.test(file);
    const text = isText ? renewed(bytes.toString()) : bytes;
    await writeFile(
      join(to, dirname(file), dirname(file) === '.' ? file : renamed(basename(file))),
      isWorker ? `${String(text)}\nconsole.debug('newer');\n` : text,
    );
  }
  return build;
}

/** The end of a name, before its suffix, is a hash of the content. */
function renamed(name: string): string {
  return name.replace(/\.\w+$/, '9$&');
}
