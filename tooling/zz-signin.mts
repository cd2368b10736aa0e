import { launchBrowser, startProduct, waitReady } from '#packages/testing/browser';
import { startEmbedded } from '#packages/database';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { enterCredentials } from '../journeys/sign-in.ts';
const dir = mkdtempSync('/tmp/ws/prof/d');
const embedded = await startEmbedded({ dataDir: dir, log: { info(){}, warn(){}, error(){} } });
const product = await startProduct({ databaseUrl: embedded.connectionString, env: { DEMO: '1' } });
for (let i = 0; i < 3; i++) {
  const browser = await launchBrowser();
  const { page, context } = browser;
  const t0 = Date.now(); const at = () => Date.now() - t0;
  const reqs: string[] = [];
  context.on('request', (r) => reqs.push(`${at()} > ${r.method()} ${r.url().replace(product.origin, '').slice(0, 80)}`));
  context.on('requestfinished', (r) => reqs.push(`${at()} < ${r.method()} ${r.url().replace(product.origin, '').slice(0, 80)}`));
  await page.goto(product.origin + '/login');
  console.log('login page', at());
  await enterCredentials(page, 'owner@demo.example');
  console.log('entered', at());
  await page.waitForURL('**/dashboard**');
  console.log('url', at());
  await page.getByRole('heading', { level: 1, name: /Dashboard|My hydration/ }).waitFor();
  console.log('heading', at());
  await waitReady(page);
  console.log('ready', at());
  if (i === 2) writeFileSync('/tmp/ws/prof/reqs.txt', reqs.join('\n'));
  await browser.close();
}
await product.stop(); await embedded.remove();
