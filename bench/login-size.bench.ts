// Script size that a phone loads before it can sign in: gzip of all scripts of /login.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { launchBrowser, startProduct, waitReady } from '#packages/testing/browser';
import { measure } from './measure.ts';
import { reportFigures } from './report.ts';
import { sizeOf } from './smoke.ts';

const limit = 190;
const folder = mkdtempSync(join(tmpdir(), 'watershade-bench-'));
const product = await startProduct({ dataDir: join(folder, 'data'), env: { DEMO: '1' } });
try {
  const figures = await measure([{ name: 'script of /login', round: scriptOfLogin }], sizeOf(3, 1));
  reportFigures(figures, { unit: 'kB gzip', limit });
  // A size needs no quiet machine, so a smoke run checks it too.
  if (figures.some(({ median }) => median > limit)) process.exitCode = 1;
} finally {
  await product.stop();
  rmSync(folder, { recursive: true, force: true });
}

async function scriptOfLogin(): Promise<number> {
  // Without the service worker, which would load the rest of the page in the background.
  const browser = await launchBrowser({ serviceWorkers: 'block' });
  try {
    const bodies: Promise<Buffer>[] = [];
    browser.context.on('response', (response) => {
      const type = response.headers()['content-type'] ?? '';
      if (response.ok() && type.includes('javascript')) bodies.push(response.body());
    });
    await browser.page.goto(`${product.origin}/login`);
    await waitReady(browser.page);
    await browser.page.waitForLoadState('networkidle');
    const scripts = await Promise.all(bodies);
    return scripts.reduce((sum, body) => sum + gzipSync(body).length, 0) / 1000;
  } finally {
    await browser.close();
  }
}
