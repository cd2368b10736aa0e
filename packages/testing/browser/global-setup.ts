import { cloneDatabase, takeAsTemplate } from '#packages/testing/clones';
import { ensureBuilt } from '../../../tooling/build/build.mjs';
import { ensureChromium } from '../../../tooling/chromium/find-chromium.mjs';
import { startProduct } from './product.ts';

/**
 * Runs once before the browser tests, which open the real build in a real Chromium. The product
 * creates its demo organisation once, because most tests start with it.
 */
export async function setup(): Promise<() => Promise<void>> {
  await ensureBuilt();
  ensureChromium();
  const demo = await cloneDatabase();
  try {
    const product = await startProduct({ databaseUrl: demo.url, env: { DEMO: '1' } });
    await product.stop();
    takeAsTemplate('demo', demo);
    return demo.drop;
  } catch (error) {
    // Without a return value nothing would drop it at the end of the run.
    await demo.drop();
    throw error;
  }
}
