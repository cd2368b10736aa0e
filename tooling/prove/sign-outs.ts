/**
 * Signs out repeatedly in one of three open tabs while an answer of a sync is on its way, lets the
 * answer arrive afterwards, and checks what is left in the browser.
 *
 * Usage: npm run prove:sign-outs -- [--times 100]
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Page } from 'playwright-core';
import { launchBrowser, startProduct, until, waitReady } from '#packages/testing/browser';
import { startLoadBalancer } from '../../journeys/load-balancer.ts';
import { localTraces } from '../../journeys/local-traces.ts';
import { enterCredentials, signIn } from '#packages/testing/stories';
import { ensureBuilt } from '../build/build.mjs';
import { ensureChromium } from '../chromium/find-chromium.mjs';

const { values } = parseArgs({ options: { times: { type: 'string', default: '100' } } });
const times = Number(values.times);

await ensureBuilt();
ensureChromium();
const dataDir = await mkdtemp(join(tmpdir(), 'watershade-sign-outs-'));
const product = await startProduct({ dataDir, env: { DEMO: '1' } });
const browser = await launchBrowser({ serviceWorkers: 'allow' });
let isHolding = false;
const held: (() => void)[] = [];
const loadBalancer = await startLoadBalancer(
  [product.origin],
  () => 0,
  async (path) => {
    if (isHolding && path.startsWith('/v3/sync/')) await new Promise<void>((go) => held.push(go));
  },
);
const tabs = [browser.page, await browser.context.newPage(), await browser.context.newPage()];

const left: string[] = [];
let lateAnswers = 0;
let firstLoads = 0;
let slowest = 0;
for (let time = 0; time < times; time += 1) {
  const leaving = at(time);
  const isFirstLoad = time % 4 === 3;
  if (isFirstLoad) firstLoads += 1;
  await (isFirstLoad ? beginFirstLoad(leaving) : beginRun(leaving));
  await until('call with a delayed response', () => held.length > 0);
  const began = performance.now();
  await leaving.goto(`${loadBalancer.origin}/logout`);
  await leaving.getByRole('button', { name: 'Sign out', exact: true }).click();
  await leaving.getByText('You have been signed out.').waitFor();
  await Promise.all(tabs.filter((tab) => tab !== leaving).map(untilSignInPage));
  slowest = Math.max(slowest, performance.now() - began);
  lateAnswers += held.length;
  isHolding = false;
  for (const go of held.splice(0)) go();
  const traces = await until('browser without data', () => cleanOr(leaving), 5_000).catch(() =>
    tracesOf(leaving),
  );
  left.push(...traces.map((each) => `sign-out ${String(time + 1)}: ${each}`));
  if ((time + 1) % 10 === 0) {
    console.log(`${String(time + 1)} of ${String(times)}, ${String(left.length)} things left`);
  }
}
left.push(...(await tracesOf(at(0))).map((each) => `at the end: ${each}`));
const { pageErrors } = browser;
await browser.close();
loadBalancer.close();
await product.stop();
await rm(dataDir, { recursive: true, force: true });

for (const each of [...left, ...pageErrors]) console.log(each);
console.log(
  `${String(times)} sign-outs with three tabs, ${String(firstLoads)} of them in a first load: ${String(lateAnswers)} answers came afterwards, ${String(left.length)} things left`,
);
console.log(`all tabs signed out after at most ${slowest.toFixed(0)} ms`);
const isHeld = left.length === 0 && pageErrors.length === 0 && lateAnswers >= times;
console.log(isHeld ? 'held' : 'NOT HELD');
process.exit(isHeld ? 0 : 1);

function at(index: number): Page {
  const tab = tabs[index % tabs.length];
  if (tab === undefined) throw new Error('There is no tab.');
  return tab;
}

/** All tabs show their rows; then a sync starts whose answers are held back. */
async function beginRun(first: Page): Promise<void> {
  await signIn(first, loadBalancer.origin, 'manager@demo.example');
  await openOthers(first);
  await Promise.all(tabs.map(waitReady));
  isHolding = true;
  await first.evaluate(() => window.dispatchEvent(new Event('online')));
}

/** Nothing of the copy has arrived yet. */
async function beginFirstLoad(first: Page): Promise<void> {
  isHolding = true;
  await first.goto(`${loadBalancer.origin}/login`);
  await enterCredentials(first, 'manager@demo.example');
  await first.waitForURL('**/dashboard**');
  await openOthers(first);
}

async function openOthers(first: Page): Promise<void> {
  const others = tabs.filter((tab) => tab !== first);
  await Promise.all(others.map((tab) => tab.goto(`${loadBalancer.origin}/dashboard`)));
}

async function untilSignInPage(tab: Page): Promise<void> {
  await tab.waitForURL('**/login**');
  await tab.getByLabel('Email').waitFor();
}

async function cleanOr(page: Page): Promise<string[] | undefined> {
  const traces = await tracesOf(page);
  return traces.length === 0 ? traces : undefined;
}

/** Traces of a person in this browser, as short texts. */
async function tracesOf(page: Page): Promise<string[]> {
  const { databases, storageKeys, cachedAnswers } = await localTraces(page);
  // The lock that marks a running worker contains no personal data.
  const locks = await page.evaluate(async () => {
    const { held: taken = [], pending = [] } = await navigator.locks.query();
    return [...taken, ...pending]
      .map(({ name = '' }) => name)
      .filter((name) => !name.startsWith('watershade-life-'));
  });
  // Scroll positions under random numbers are not personal unless they contain a URL.
  const sessions = await Promise.all(
    tabs.map((tab) =>
      tab.evaluate(() =>
        Object.entries(sessionStorage).flatMap(([key, value]: [string, string]) =>
          key.startsWith('tsr-scroll-restoration') && !value.includes('/') ? [] : [key],
        ),
      ),
    ),
  );
  return [
    ...databases.map((name) => `database ${name}`),
    ...storageKeys.map((key) => `localStorage ${key}`),
    ...sessions.flat().map((key) => `sessionStorage ${key}`),
    ...cachedAnswers.map((path) => `cache ${path}`),
    ...locks.map((name) => `lock ${name}`),
  ];
}
