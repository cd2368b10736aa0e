import type { Page } from 'playwright-core';
import { until, waitReady } from '#packages/testing/browser';
import type { OpenBrowser } from '#packages/testing/browser';
import { signIn } from '#packages/testing/stories';
import { PersonPage } from '../features/people/e2e/index.ts';

/** Result of a kill of the owner of the copy. */
export interface TakeOver {
  /** Milliseconds until another worker owned the copy. */
  took: number;
  /** Milliseconds until every tab showed a test that was saved at the moment of the kill. */
  shown: number;
  /** Number of workers that may write the copy, afterwards. */
  owners: number;
  /** Tabs that show the test more than once. */
  doubled: number;
}

/** Opens tabs of one person, all on the hydration history of the same worker. */
export async function openTabs(
  { context, page }: OpenBrowser,
  origin: string,
  count: number,
): Promise<PersonPage[]> {
  await signIn(page, origin, 'manager@demo.example');
  await page.getByRole('link', { name: 'People' }).first().click();
  await page.getByRole('table').getByRole('link').first().click();
  await new PersonPage(page).openHydration();
  const tabs = [new PersonPage(page)];
  while (tabs.length < count) {
    const next = await context.newPage();
    await next.goto(page.url());
    await waitReady(next);
    tabs.push(new PersonPage(next));
  }
  return tabs;
}

/**
 * Saves a test in one tab, kills the owner at once, and waits until all tabs show the test. Its
 * value must be one that no test of the demo starts with.
 */
export async function killAndWait(
  tabs: readonly PersonPage[],
  typing: PersonPage,
  value: string,
  kill: () => Promise<void>,
): Promise<TakeOver> {
  const left = () => tabs.map(({ page }) => page).filter((page) => !page.isClosed());
  const ask = tabs.at(-1)?.page ?? typing.page;
  const before = await ownersOf(ask);
  // A tab in the background may not paint, and unpainted elements cannot be clicked.
  await typing.page.bringToFront();
  await typing.sendTest({ value });
  const killed = performance.now();
  await kill();
  const owners = await until('another owner', async () => {
    const now = await ownersOf(ask);
    return now.length > 0 && !now.some((owner) => before.includes(owner)) ? now : undefined;
  });
  const took = performance.now() - killed;
  const tests = () => Promise.all(left().map((page) => new PersonPage(page).tests()));
  const seen = await until(`test ${value} in all tabs`, async () => {
    if (!typing.page.isClosed()) await typing.endSteps();
    const shown = await tests();
    return shown.every(([newest]) => newest?.value.startsWith(value)) ? shown : undefined;
  });
  const shown = performance.now() - killed;
  const doubled = seen.filter(([, second]) => second?.value.startsWith(value)).length;
  return { took, shown, doubled, owners: owners.length };
}

/** Ends the SharedWorker like a crash. */
export async function killSharedWorker(browser: OpenBrowser): Promise<void> {
  const killed = await closeSharedWorkers(browser);
  if (killed === 0) throw new Error('There is no SharedWorker to kill.');
}

/** Waits until there is no SharedWorker; one that remains after its last page is ended. */
export async function untilNoSharedWorker(browser: OpenBrowser): Promise<void> {
  await until('end of the SharedWorker', async () => (await closeSharedWorkers(browser)) === 0);
}

/** Returns their number. */
async function closeSharedWorkers({ context }: OpenBrowser): Promise<number> {
  const session = await context.browser()?.newBrowserCDPSession();
  if (session === undefined) throw new Error('The browser does not connect to its targets.');
  const { targetInfos } = await session.send('Target.getTargets');
  const workers = targetInfos.filter(({ type }) => type === 'shared_worker');
  for (const { targetId } of workers) await session.send('Target.closeTarget', { targetId });
  await session.detach();
  return workers.length;
}

/** The holder of the lock named after the local database may write it: the clients that hold it. */
export async function ownersOf(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const names = (await indexedDB.databases()).map(({ name }) => name);
    const { held = [] } = await navigator.locks.query();
    return held.filter(({ name }) => names.includes(name)).map(({ clientId }) => clientId ?? '');
  });
}
