// How long a supervisor waits on a phone: from reload to a Now screen with its numbers, with a warm
// copy. The heat and the people are painted first; the advice for the crew is computed after them.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { launchBrowser, startProduct, until, waitReady } from '#packages/testing/browser';
import { signIn } from '#packages/testing/stories';
import { measure } from './measure.ts';
import { reportFigures } from './report.ts';
import { sizeOf } from './smoke.ts';

/** Text, as it runs before the page's own scripts. */
const rememberWhenPainted = `
  const look = () => {
    const heat = document.querySelector('section[aria-label="Heat now"] b');
    const people = document.querySelector('section[aria-label="Needs attention"] :is(li, h2 + div)');
    if (/\\d/.test(heat?.textContent ?? '') && people !== null) {
      requestAnimationFrame(() => setTimeout(() => { globalThis.paintedAt = performance.now(); }));
    } else requestAnimationFrame(look);
  };
  look();
`;

const folder = mkdtempSync(join(tmpdir(), 'watershade-bench-'));
const product = await startProduct({ dataDir: join(folder, 'data'), env: { DEMO: '1' } });
const browser = await launchBrowser({
  ...{ serviceWorkers: 'allow', viewport: { width: 390, height: 844 } },
});
try {
  const { page } = browser;
  await signIn(page, product.origin, 'manager@demo.example', { path: '/monitoring' });
  await until(
    'worker that serves the page',
    () => page.evaluate(() => navigator.serviceWorker.controller !== null),
    300_000,
  );
  await page.addInitScript({ content: rememberWhenPainted });
  const reload = { name: 'reload to the numbers of Now', round: () => reloadToNumbers(page) };
  await reload.round();
  reportFigures(await measure([reload], sizeOf(5, 1)), { unit: 'ms', limit: 500 });
} finally {
  await browser.close();
  await product.stop();
  rmSync(folder, { recursive: true, force: true });
}

/** Returns the milliseconds from the start of the navigation to the frame with the numbers. */
async function reloadToNumbers(page: Page): Promise<number> {
  await page.reload({ waitUntil: 'commit' });
  await waitReady(page);
  // Ready is later than painted: the frame after the numbers has passed.
  return until('time of the numbers', () =>
    page.evaluate(() => Reflect.get(globalThis, 'paintedAt') as number | undefined),
  );
}
