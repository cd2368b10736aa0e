// How long a supervisor waits: from reload to a dashboard with numbers, with a warm copy.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { launchBrowser, startProduct, waitReady } from '#packages/testing/browser';
import { signIn } from '#packages/testing/stories';
import { measure } from './measure.ts';
import { reportFigures } from './report.ts';
import { sizeOf } from './smoke.ts';

/** Text, as it runs before the page's own scripts. */
const rememberWhenReady = `
  const look = () => {
    if (document.querySelector('main[data-ready="true"]')) {
      requestAnimationFrame(() => setTimeout(() => { globalThis.readyAt = performance.now(); }));
    } else requestAnimationFrame(look);
  };
  look();
`;

const folder = mkdtempSync(join(tmpdir(), 'watershade-bench-'));
const product = await startProduct({ dataDir: join(folder, 'data'), env: { DEMO: '1' } });
const browser = await launchBrowser({ serviceWorkers: 'allow' });
try {
  const { page } = browser;
  await signIn(page, product.origin, 'manager@demo.example');
  await page.goto(`${product.origin}/dashboard`);
  await waitReady(page);
  await page.addInitScript({ content: rememberWhenReady });
  const reload = { name: 'reload to numbers', round: () => reloadToNumbers(page) };
  await reload.round();
  reportFigures(await measure([reload], sizeOf(5, 1)), { unit: 'ms', limit: 1500 });
} finally {
  await browser.close();
  await product.stop();
  rmSync(folder, { recursive: true, force: true });
}

/** Returns the milliseconds from the start of the navigation to the frame after the ready mark. */
async function reloadToNumbers(page: Page): Promise<number> {
  await page.reload({ waitUntil: 'commit' });
  await waitReady(page);
  const numbers = await page.locator('main').innerText();
  if (!/\d/.test(numbers)) throw new Error(`The dashboard is ready without a number: ${numbers}`);
  const handle = await page.waitForFunction('globalThis.readyAt');
  return Number(await handle.jsonValue());
}
