import pg from 'pg';
import { expect, test } from 'vitest';
import { launchBrowser, startProduct } from '#packages/testing/browser';
import { cloneDatabase } from '#packages/testing/clones';
import { signOut } from '#packages/testing/stories';
import { startLoadBalancer } from './load-balancer.ts';
import { supervisorStory } from './supervisor-story.ts';

test('the story passes when its requests alternate between two processes', async () => {
  const clone = await cloneDatabase('demo');
  const databaseUrl = clone.url;
  const products = [
    await startProduct({ databaseUrl, env: { DEMO: '1' } }),
    await startProduct({ databaseUrl, env: { DEMO: '1' } }),
  ];
  const balancer = await startLoadBalancer(
    products.map(({ origin }) => origin),
    (turn) => turn,
  );
  const sql = new pg.Client({ connectionString: databaseUrl });
  await sql.connect();
  const browser = await launchBrowser();

  await supervisorStory(browser, balancer.origin, sql);
  expect(Math.min(...balancer.served)).toBeGreaterThan(10);

  await signOut(browser.page, balancer.origin);
  await browser.close();
  await sql.end();
  balancer.close();
  for (const product of products) await product.stop();
  await clone.drop();
});
