import { readdirSync } from 'node:fs';
import pg from 'pg';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launchBrowser, startProduct, until, waitReady } from '#packages/testing/browser';
import type { OpenBrowser, Product } from '#packages/testing/browser';
import { signOut } from '#packages/testing/stories';
import { localTraces } from './local-traces.ts';
import { supervisorStory } from './supervisor-story.ts';

let product: Product;
let browser: OpenBrowser;
let sql: pg.Client;

beforeAll(async () => {
  product = await startProduct({ env: { DEMO: '1' } });
  sql = new pg.Client({ connectionString: product.databaseUrl });
  sql.on('error', () => undefined);
  await sql.connect();
  browser = await launchBrowser({ serviceWorkers: 'allow' });
});
afterAll(async () => {
  await browser.close();
  await sql.end();
  await product.stop();
});

test('[PLAT-01] a supervisor sees who is dehydrated, adds a test and sees it counted', async () => {
  await supervisorStory(browser, product.origin, sql);
});

test('[AUTH-05, AUTH-30] after sign-out no data of the organisation is left, in any tab', async () => {
  const { page, context } = browser;
  const second = await context.newPage();
  await second.goto(`${product.origin}/people`);
  await waitReady(second);

  await signOut(page, product.origin);

  await until('second tab signed out', () => new URL(second.url()).pathname.startsWith('/log'));
  expect(await whatTheWorkerSays(second)).toBe('signed_out');
  expect(await localTraces(page)).toEqual({
    databases: [],
    storageKeys: [],
    cachedAnswers: [],
  });
  // The secret that only selects a rate limit stays for the next sign-in (decision 059).
  expect(await context.cookies()).toEqual([
    expect.objectContaining({ name: 'watershade-devices', httpOnly: true, sameSite: 'Strict' }),
  ]);
  const tokens = await sql.query('select count(*)::int as n from sign_ins');
  expect(tokens.rows).toEqual([{ n: 0 }]);
});

/**
 * Requests people's names from the shared worker of the build, as a page with an open connection
 * would.
 */
async function whatTheWorkerSays(page: Page): Promise<unknown> {
  const assets = new URL('../dist/web/assets/', import.meta.url);
  const worker = readdirSync(assets).find((name) => /^worker-[\w-]{8}\.js$/.test(name));
  return page.evaluate(
    async (script) => {
      const { port } = new SharedWorker(script, { type: 'module' });
      const answer = new Promise((resolve) => {
        port.onmessage = ({ data }: MessageEvent<{ id?: number; code?: string }>) => {
          if (data.id === 1) resolve(data.code ?? data);
        };
      });
      port.postMessage({ type: 'read', id: 1, name: 'people.names', params: {} });
      return answer;
    },
    `/assets/${worker ?? ''}`,
  );
}
