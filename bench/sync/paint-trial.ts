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
      store.change(madeUpdate(store.rows, 1000 + turn, 50));
      const milliseconds = await page.evaluate<number>('paint.update()');
      if (turn >= 0) took.push(milliseconds);
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
 * Text, as it runs before the page's own scripts. An update ends when the text in the window has
 * changed and nothing in the window has changed for a quarter of a second; the frame after its last
 * change counts. Cards outside the window read later and do not count.
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
        if (data.type !== 'keys' || !data.tables.includes('measurements')) return;
        if (paint.committed === 0) paint.committed = data.at;
      });
    }
  };
  const changed = () => {
    paint.last = now();
    requestAnimationFrame(() => setTimeout(() => { paint.painted = now(); }));
  };
  const elementOf = (node) => (node instanceof Element ? node : node.parentElement);
  const isInWindow = (element) => {
    const { top, bottom } = element.getBoundingClientRect();
    return top < innerHeight && bottom > 0;
  };
  const isChange = ({ type, target, attributeName, oldValue }) =>
    type !== 'attributes' || target.getAttribute(attributeName) !== oldValue;
  const isSeen = ({ target }) => {
    const element = elementOf(target);
    return element?.closest('main') && isInWindow(element.closest('section, article') ?? element);
  };
  new MutationObserver((records) => {
    if (records.filter(isChange).some(isSeen)) changed();
  }).observe(document, {
    ...{ subtree: true, childList: true, characterData: true },
    ...{ attributes: true, attributeOldValue: true },
  });
  const textInWindow = () =>
    [...document.querySelectorAll('main section, main article')].filter(isInWindow)
      .map((card) => card.innerText).join();
  paint.isInStep = () => paint.steps > 0;
  paint.update = async () => {
    const before = textInWindow();
    const from = now();
    const pause = () => new Promise((resolve) => setTimeout(resolve, 25));
    const late = () => { if (now() - from > 20_000) throw new Error('The update did not show.'); };
    paint.committed = 0;
    while (paint.committed === 0) {
      // While a run is under way a wake-up is ignored, so it is repeated.
      dispatchEvent(new Event('online'));
      await pause();
      late();
    }
    const isQuiet = () => now() - paint.last >= 250 && paint.painted >= paint.last;
    while (paint.last < paint.committed || !isQuiet() || textInWindow() === before) {
      await pause();
      late();
    }
    return paint.painted - paint.committed;
  };
  globalThis.paint = paint;
`;
