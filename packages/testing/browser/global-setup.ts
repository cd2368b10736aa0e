import { ensureBuilt } from '../../../tooling/build/build.mjs';
import { ensureChromium } from '../../../tooling/chromium/find-chromium.mjs';

/** Runs once before the browser tests: they open the real build in a real Chromium. */
export async function setup(): Promise<void> {
  await ensureBuilt();
  ensureChromium();
}
