import { afterAll, beforeAll, expect, test } from 'vitest';
import { launchBrowser, startProduct, until, waitReady } from '#packages/testing/browser';
import type { OpenBrowser, Product } from '#packages/testing/browser';
import { signIn } from '#packages/testing/stories';
import { DashboardPage } from '../features/dashboard/e2e/index.ts';
import { PersonPage } from '../features/people/e2e/index.ts';

let product: Product;
let browser: OpenBrowser;
let personPath = '';

beforeAll(async () => {
  product = await startProduct({ env: { DEMO: '1' } });
  browser = await launchBrowser({ serviceWorkers: 'allow' });
});
afterAll(async () => {
  await browser.close();
  await product.stop();
});

test('screens that were never opened work offline after the first page', async () => {
  const early = await launchBrowser({ serviceWorkers: 'allow' });
  const { page, context } = early;
  await signIn(page, product.origin, 'manager@demo.example');
  await new DashboardPage(page).ready();
  await until('service worker serving the page', () =>
    page.evaluate(() => navigator.serviceWorker.controller !== null),
  );
  await context.setOffline(true);
  await page.keyboard.press('ControlOrMeta+k');
  await page.getByPlaceholder('Go to a screen, person or tag, or do something').fill('Settings');
  const found = page.getByRole('dialog', { name: /^Go to a screen/ });
  await found.getByText('Settings', { exact: true }).click();
  await page.getByRole('heading', { level: 1, name: 'Settings' }).waitFor();
  await early.close();
});

test('[PLAT-25] without the server a reload uses the copy, shows its age, and updates later', async () => {
  const { page } = browser;
  await page.clock.install();
  await signIn(page, product.origin, 'manager@demo.example');
  const dashboard = new DashboardPage(page);
  // All time: with the last 7 days midnight could fall between the two checks.
  await page.goto(`${product.origin}/dashboard?date_filter=all`);
  await dashboard.ready();
  const numbers = await until('numbers loaded', async () => {
    const seen = await dashboard.statusNumbers();
    return seen.hydrated > 0 ? seen : undefined;
  });
  await until('service worker started', () =>
    page.evaluate(async () => {
      const registration = await navigator.serviceWorker.getRegistration();
      return registration?.active?.state === 'activated';
    }),
  );

  const { port, databaseUrl } = product;
  await product.kill9();
  await page.clock.fastForward('10:00');
  await page.reload();
  await waitReady(page);
  expect(await dashboard.statusNumbers()).toEqual(numbers);
  await page
    .getByText('You are offline. Stored data is shown; changes need a connection.')
    .waitFor();
  await page
    .getByText(/Offline since/)
    .first()
    .waitFor();

  await page.goto(`${product.origin}/people`);
  await waitReady(page);
  await page.getByRole('table').getByRole('link').first().click();
  const person = new PersonPage(page);
  await person.openHydration();
  // A write that cannot wait fails and is undone, like every write without a queue.
  const newest = await until('tests loaded', async () => (await person.tests())[0]);
  await person.markNewestInvalid();
  await page.getByText('Server not responsive').first().waitFor();
  expect((await person.tests())[0]).toEqual(newest);
  await person.addTest({ value: '7777' });
  await page.getByText('Test saved on this device.').first().waitFor();
  await person.unsentRow('7777', 'waiting').waitFor();
  personPath = new URL(page.url()).pathname;

  product = await startProduct({ port, ...(databaseUrl === undefined ? {} : { databaseUrl }) });
  await until(
    'copy up to date again',
    async () => {
      await page.clock.runFor(1000);
      return (await page.getByText(/Up to date/).count()) > 0;
    },
    70_000,
  );
});

test('a corrupt copy is deleted and loaded again, and unsent writes are kept', async () => {
  const { page } = browser;
  const torn = await page.evaluate(async () => {
    const [{ name } = { name: undefined }] = (await indexedDB.databases()).filter(
      ({ name }) => name?.startsWith('watershade') === true && !name.endsWith('-queue'),
    );
    if (name === undefined) return null;
    const database = await new Promise<IDBDatabase>((resolve, reject) => {
      const opening = indexedDB.open(name);
      opening.onsuccess = () => resolve(opening.result);
      opening.onerror = () => reject(new Error('The copy does not open'));
    });
    const stores = [...database.objectStoreNames].filter((store) => store.startsWith('chunk'));
    const write = database.transaction(stores, 'readwrite');
    for (const store of stores) {
      const rows = write.objectStore(store);
      const keys = await new Promise<IDBValidKey[]>((resolve) => {
        const asking = rows.getAllKeys();
        asking.onsuccess = () => resolve(asking.result);
      });
      for (const key of keys) rows.put(new ArrayBuffer(3), rows.keyPath === null ? key : undefined);
    }
    await new Promise((resolve) => {
      write.oncomplete = resolve;
      write.onerror = resolve;
      write.onabort = resolve;
    });
    database.close();
    return name;
  });
  expect(torn).not.toBeNull();
  await page.close();
  const again = await browser.context.newPage();
  await again.goto(`${product.origin}/dashboard`);
  await waitReady(again);
  const dashboard = new DashboardPage(again);
  await until('numbers from a reloaded copy', async () => {
    const { hydrated } = await dashboard.statusNumbers();
    return hydrated > 0;
  });
  await again.goto(`${product.origin}${personPath}`);
  await waitReady(again);
  // The clock of the device on which it was typed was ten minutes ahead.
  const refused = new PersonPage(again).unsentRow('7777', 'refused');
  await refused.getByText('Refused: Time cannot be more than 5 minutes in the future').waitFor();
});
