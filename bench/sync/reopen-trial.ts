import { rmSync } from 'node:fs';
import { freshProfile } from '#packages/testing/browser';
import type { WatchedBrowser } from './browser-processes.ts';
import { auth, inPage, loadOurs, openOn } from './copy-trial.ts';
import type { Stage } from './copy-trial.ts';
import { madeUpdate } from './made-updates.ts';
import type { PageStore } from './page-store.ts';
import { queries } from './queries.ts';
import { median } from '../measure.ts';

/** Figures of a loaded copy. */
export interface ReopenFigures {
  /** From a new worker to the first answer, in milliseconds. */
  coldOpen: number;
  rowsAfterKill: number;
  /** The server's digests of all lists match. */
  digestsEqual: boolean;
  queries: { name: string; cold: number; warm: number; round: number }[];
  /** From the answer to the commit of a 50-row update, in milliseconds. */
  updates: number[];
  /** Resident memory of the renderers with the copy open, and of an empty page. */
  megabytes: number;
  emptyMegabytes: number;
}

const warmTurns = 7;

/** Loads a copy, kills the browser, and measures the restart. */
export async function reopenTrial(
  stage: Stage,
  store: PageStore,
  updates: number,
): Promise<ReopenFigures> {
  const profile = freshProfile();
  try {
    const first = await openOn(stage, profile);
    await loadOurs(stage, first);
    await first.killAll();
    const browser = await openOn(stage, profile);
    try {
      return await look(stage, store, browser, updates);
    } finally {
      await browser.close();
    }
  } finally {
    rmSync(profile, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 });
  }
}

async function look(
  stage: Stage,
  store: PageStore,
  browser: WatchedBrowser,
  updates: number,
): Promise<ReopenFigures> {
  const { held: emptyMegabytes } = await browser.rendererMemory();
  const [worker, who] = [JSON.stringify(stage.worker), JSON.stringify(auth)];
  const coldOpen = await inPage<number>(browser, `openToAnswer(${worker}, ${who}, 'people.names')`);
  const asked: ReopenFigures['queries'] = [];
  for (const { name, read, params } of queries) {
    const call = `read('${read}', ${JSON.stringify(params)})`;
    const turns: { took: number; round: number; size: number }[] = [];
    for (let turn = 0; turn <= warmTurns; turn += 1) turns.push(await inPage(browser, call));
    const [cold, ...warm] = turns;
    if (!cold?.size) throw new Error(`${name} found nothing.`);
    asked.push({
      name,
      cold: cold.took,
      warm: median(warm.map(({ took }) => took)),
      round: median(warm.map(({ round }) => round)),
    });
  }
  const { rows, equal } = await inPage<{ rows: number; equal: boolean }>(browser, 'check()');
  const took: number[] = [];
  for (let turn = 0; turn < updates; turn += 1) {
    store.change(madeUpdate(store.rows, turn, 50));
    took.push(await inPage<number>(browser, 'update()'));
  }
  return {
    coldOpen,
    rowsAfterKill: rows,
    digestsEqual: equal,
    queries: asked,
    updates: took,
    megabytes: (await browser.rendererMemory()).held,
    emptyMegabytes,
  };
}
