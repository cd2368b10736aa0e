import { rmSync } from 'node:fs';
import { freshProfile, waitReady } from '#packages/testing/browser';
import { launchWatched } from './browser-processes.ts';
import { auth } from './copy-trial.ts';
import type { Stage } from './copy-trial.ts';
import { madeUpdate } from './made-updates.ts';
import type { PageStore } from './page-store.ts';

/** Updates before the first that counts, as a warm-up for the compiler. */
const warmUp = 5;

/**
 * The real page on the dashboard: milliseconds from the commit of an update in the worker to the
 * frame after its last change of the screen, for each update.
 */
export async function paintTrial(
  stage: Stage,
  store: PageStore,
  updates: number,
): Promise<number[]> {
  const profile = freshProfile();
  const browser = await launchWatched(profile);
  const { page } = browser;
  try {
    await page.addInitScript({ content: signedIn });
    await page.addInitScript({ content: watch });
    await page.goto(`${stage.origin}/dashboard?date_filter=all`);
    await waitReady(page);
    await page.waitForFunction('globalThis.paint.isInStep()', undefined, { timeout: 300_000 });
    const took: number[] = [];
    for (let turn = -warmUp; turn < updates; turn += 1) {
      const before = await page.locator('main').innerText();
      store.change(madeUpdate(store.rows, 1000 + turn, 50));
      const milliseconds = await page.evaluate<number>('paint.update()');
      if (turn >= 0) took.push(milliseconds);
      const after = await page.locator('main').innerText();
      if (after === before) throw new Error('The update did not show on the screen.');
    }
    return took;
  } finally {
    await browser.close();
    rmSync(profile, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 });
  }
}

const user = {
  user_id: auth.user_id,
  org_id: auth.org_id,
  name_first: 'Maria',
  name_last: 'Martin',
  email: 'person0@bench.example',
};
const record = JSON.stringify({ user_id: auth.user_id, token: auth.token, user });
const signedIn = `localStorage.setItem('watershade-auth', ${JSON.stringify(record)});`;

/**
 * Text, as it runs before the page's own scripts. An update ends when nothing on the screen has
 * changed for a quarter of a second; the frame after its last change counts.
 */
const watch = `
  const now = () => performance.timeOrigin + performance.now();
  const paint = { committed: 0, painted: 0, last: 0, steps: 0 };
  const Real = SharedWorker;
  globalThis.SharedWorker = class extends Real {
    constructor(...given) {
      super(...given);
      this.port.addEventListener('message', ({ data }) => {
        if (data.type === 'sync-complete') paint.steps += 1;
        if (data.type === 'keys' && data.tables.includes('measurements')) paint.committed = data.at;
      });
    }
  };
  const changed = () => {
    paint.last = now();
    requestAnimationFrame(() => setTimeout(() => { paint.painted = now(); }));
  };
  const isChange = ({ type, target, attributeName, oldValue }) =>
    type !== 'attributes' || target.getAttribute(attributeName) !== oldValue;
  new MutationObserver((records) => {
    const seen = records.filter(isChange);
    if (seen.some(({ target }) => (target.parentElement ?? target).closest?.('main'))) changed();
  }).observe(document, {
    ...{ subtree: true, childList: true, characterData: true },
    ...{ attributes: true, attributeOldValue: true },
  });
  paint.isInStep = () => paint.steps > 0;
  paint.update = async () => {
    paint.committed = 0;
    dispatchEvent(new Event('online'));
    const pause = () => new Promise((resolve) => setTimeout(resolve, 25));
    while (paint.committed === 0) await pause();
    while (paint.last < paint.committed || now() - paint.last < 250 || paint.painted < paint.last) {
      await pause();
    }
    return paint.painted - paint.committed;
  };
  globalThis.paint = paint;
`;
