import { IDBFactory } from 'fake-indexeddb';
import { expect, test } from 'vitest';
import { openOwned } from '../store/database.ts';
import { logLimit } from './log-entry.ts';
import type { LogEntry } from './log-entry.ts';
import { testConfig } from '../testing/test-config.ts';
import { openLogStore } from './log-store.ts';

const entry = (number: number): LogEntry => ({
  timestamp: new Date(Date.UTC(2026, 0, 5) + number).toISOString(),
  type: 'ui',
  level: 'info',
  page: `/${String(number)}`,
  message: 'Page view',
  context: {},
});
const range = (from: number, to: number) =>
  Array.from({ length: to - from }, (_, order) => entry(from + order));
const pages = (entries: readonly LogEntry[]) => entries.map(({ page }) => Number(page.slice(1)));

test('keeps the newest thousand entries in order, also after reopening', async () => {
  const factory = new IDBFactory();
  const database = await openOwned(factory, 'trial', testConfig.schema, () => {});
  const store = openLogStore(database);
  expect(await store.newest()).toEqual([]);
  await store.append(range(0, 600));
  await store.append(range(600, 601));
  expect(pages(await store.newest())).toEqual(pages(range(0, 601)).reverse());
  await Promise.all([store.append(range(601, 1500)), store.append(range(1500, 1502))]);
  const kept = pages(range(1502 - logLimit, 1502)).reverse();
  expect(pages(await store.newest())).toEqual(kept);
  database.close();

  const again = openLogStore(await openOwned(factory, 'trial', testConfig.schema, () => {}));
  await again.append(range(1502, 1503));
  expect(pages(await again.newest())).toEqual([1502, ...kept.slice(0, -1)]);
});

test('keeps the newest entries of more than the ring buffer holds', async () => {
  const store = openLogStore(
    await openOwned(new IDBFactory(), 'trial', testConfig.schema, () => {}),
  );
  await store.append(range(0, 30));
  await store.append(range(30, 30 + logLimit));
  expect(pages(await store.newest())).toEqual(pages(range(30, 30 + logLimit)).reverse());
});
