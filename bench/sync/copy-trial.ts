import { rmSync } from 'node:fs';
import { freshProfile } from '#packages/testing/browser';
import { launchWatched } from './browser-processes.ts';
import type { WatchedBrowser } from './browser-processes.ts';
import { idOf, madeOrganisation } from './made-world.ts';

/** Where the benchmark's pages are. */
export interface Stage {
  origin: string;
  /** URL of the product's worker. */
  worker: string;
  pages: number;
  rows: number;
}

export const auth = { user_id: idOf(2, 0), org_id: madeOrganisation, token: 'bench' };

/** Runs a function in a fresh browser and deletes its profile. */
export async function inFreshBrowser<Result>(
  stage: Stage,
  action: (browser: WatchedBrowser) => Promise<Result>,
): Promise<Result> {
  const profile = freshProfile();
  try {
    const browser = await openOn(stage, profile);
    try {
      return await action(browser);
    } finally {
      await browser.close();
    }
  } finally {
    rmSync(profile, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 });
  }
}

/** Opens a browser on the benchmark's own page. */
export async function openOn({ origin }: Stage, profile: string): Promise<WatchedBrowser> {
  const browser = await launchWatched(profile);
  await browser.page.goto(`${origin}/bench`);
  await browser.page.waitForFunction('globalThis.bench !== undefined');
  return browser;
}

/** Evaluates `bench.<call>` in the page. */
export function inPage<Result>({ page }: WatchedBrowser, call: string): Promise<Result> {
  return page.evaluate<Result>(`bench.${call}`);
}

/** Result of a load by a peer, or by R. */
export interface Load {
  ms: number;
  rows: number;
  lastOfAll?: number;
  perDay?: number;
}

/** Loads all pages into a peer, or nowhere for `base`. */
export async function loadPeer(stage: Stage, name: string): Promise<Load> {
  const { pages } = stage;
  const call = `once('/bench/${name}-worker.js', ${JSON.stringify({ pages })})`;
  const load = await inFreshBrowser(stage, (browser) => inPage<Load>(browser, call));
  if (load.rows !== stage.rows) throw new Error(`${name} has ${String(load.rows)} rows`);
  return load;
}

/**
 * Loads all pages into the product's own copy; returns the milliseconds from the first batch
 * request.
 */
export async function loadOurs(stage: Stage, browser: WatchedBrowser): Promise<number> {
  const [worker, who] = [JSON.stringify(stage.worker), JSON.stringify(auth)];
  await inPage(browser, `join(${worker}, ${who})`);
  const { asked, at } = await inPage<{ asked: number; at: number }>(browser, 'loaded()');
  return at - asked;
}
