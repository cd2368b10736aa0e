/**
 * Kills the owner of the offline copy repeatedly under five open tabs, each time with a test just
 * saved in one of them, and measures how long it takes until all of them show it.
 *
 * Usage: npm run prove:tabs -- [--kills 50]
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { launchBrowser, startProduct } from '#packages/testing/browser';
import { killAndWait, killSharedWorker, openTabs } from '../../journeys/owner-kills.ts';
import type { TakeOver } from '../../journeys/owner-kills.ts';
import { ensureBuilt } from '../build/build.mjs';
import { ensureChromium } from '../chromium/find-chromium.mjs';

const { values } = parseArgs({ options: { kills: { type: 'string', default: '50' } } });
const kills = Number(values.kills);

await ensureBuilt();
ensureChromium();
const dataDir = await mkdtemp(join(tmpdir(), 'watershade-tabs-'));
const product = await startProduct({ dataDir, env: { DEMO: '1' } });
const browser = await launchBrowser({ serviceWorkers: 'allow' });
const tabs = await openTabs(browser, product.origin, 5);

const overs: TakeOver[] = [];
for (let kill = 0; kill < kills; kill += 1) {
  const typing = tabs[kill % tabs.length];
  if (typing === undefined) throw new Error('There is no tab.');
  const over = await killAndWait(tabs, typing, String(4001 + kill), () =>
    killSharedWorker(browser),
  );
  overs.push(over);
  console.log(
    `kill ${String(kill + 1)} of ${String(kills)}: owner after ${over.took.toFixed(0)} ms, shown in all tabs after ${over.shown.toFixed(0)} ms, ${String(over.owners)} owner, ${String(over.doubled)} doubled`,
  );
}
await browser.close();
await product.stop();
await rm(dataDir, { recursive: true, force: true });

const took = overs.map((over) => over.took).toSorted((a, b) => a - b);
const [median = 0, slowest = 0] = [took[Math.floor(took.length / 2)], took.at(-1)];
const shown = Math.max(0, ...overs.map((over) => over.shown));
const doubled = overs.reduce((sum, over) => sum + over.doubled, 0);
console.log(`take-over: median ${median.toFixed(0)} ms, slowest ${slowest.toFixed(0)} ms`);
console.log(`shown in all five tabs at the latest after ${shown.toFixed(0)} ms`);
console.log(`tabs that showed a test twice: ${String(doubled)}`);
const held =
  overs.length === kills && slowest <= 5_000 && doubled === 0 && overs.every((o) => o.owners === 1);
console.log(held ? 'held' : 'NOT HELD');
process.exit(held ? 0 : 1);
