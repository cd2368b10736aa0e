import { afterAll, beforeAll, expect, test } from 'vitest';
import { launchBrowser, startProduct, until } from '#packages/testing/browser';
import type { Product } from '#packages/testing/browser';
import { roundsOf } from '../tooling/prove/rounds.ts';
import { killAndWait, killSharedWorker, openTabs, ownersOf } from './owner-kills.ts';

let product: Product;
beforeAll(async () => {
  product = await startProduct({ env: { DEMO: '1' } });
});
afterAll(() => product.stop());

test('five tabs have one owner; if it is killed, another takes over', async () => {
  const browser = await launchBrowser();
  const tabs = await openTabs(browser, product.origin, 5);
  const [first] = tabs;
  if (first === undefined) throw new Error('no tab');
  await until('one owner', async () => (await ownersOf(first.page)).length === 1);
  for (const [order, value] of roundsOf([...['6161', '6262', '6363'].entries()], 1)) {
    const typing = tabs[order] ?? first;
    const over = await killAndWait(tabs, typing, value, () => killSharedWorker(browser));
    expect(over).toMatchObject({ owners: 1, doubled: 0 });
  }
  expect(browser.pageErrors).toEqual([]);
  await browser.close();
});

test('without SharedWorker one tab is the owner, and when it closes the next one takes over', async () => {
  const browser = await launchBrowser();
  await browser.context.addInitScript(() => Reflect.deleteProperty(window, 'SharedWorker'));
  const tabs = await openTabs(browser, product.origin, 3);
  const [first, , last] = tabs;
  if (first === undefined || last === undefined) throw new Error('no tab');
  expect(await last.page.evaluate(() => 'SharedWorker' in window)).toBe(false);
  await until('one owner', async () => (await ownersOf(last.page)).length === 1);
  // The oldest tab owns the copy; its worker ends with it.
  const over = await killAndWait(tabs, last, '7171', () => first.page.close());
  expect(over).toMatchObject({ owners: 1, doubled: 0 });
  await browser.close();
});
