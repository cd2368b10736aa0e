import { Worker } from 'node:worker_threads';
import { afterAll, expect, test } from 'vitest';
import type { PlaceQuery } from '#locations/contract';
import { openGazetteer } from './gazetteer.ts';

// The first search loads the towns, which takes long on a busy machine.
const timeout = 60_000;
const gazetteer = openGazetteer({ timeout });
afterAll(() => gazetteer.close());
const blank: PlaceQuery = { q: '', street: '', city: '', state: '', country: '', postalcode: '' };
const names = async (query: Partial<PlaceQuery>) =>
  (await gazetteer.search({ ...blank, ...query })).map(({ display_name }) => display_name);

test(
  'a name finds the largest town of that name first, with attribution',
  async () => {
    const [first] = await gazetteer.search({ ...blank, q: '  PERTH ' });
    expect(first).toEqual({
      ...{ lat: '-31.95224', lon: '115.8614', display_name: 'Perth, Australia' },
      licence: 'GeoNames, CC BY 4.0',
    });
    expect(await names({ q: 'perth' })).toContain('Perth, Scotland, United Kingdom');
    expect((await names({ q: 'kalgoor' }))[0]).toBe('Kalgoorlie, Australia');
  },
  timeout,
);

test(
  'towns with the same name and country are distinguished by a larger town nearby',
  async () => {
    const perths = await names({ q: 'perth' });
    expect(perths.slice(0, 2)).toContain('Perth, Australia');
    expect(perths).toContain('Perth, near Launceston, Australia');
    for (const q of ['perth', 'newcastle', 'san josé', 'santa cruz']) {
      const found = await names({ q });
      expect(new Set(found).size).toBe(found.length);
    }
  },
  timeout,
);

test.each<[Partial<PlaceQuery>, string]>([
  [{ q: 'Perth, uk' }, 'Perth, Scotland, United Kingdom'],
  [{ q: 'springfield, mo' }, 'Springfield, MO, United States'],
  [{ q: 'springfield, mo, usa' }, 'Springfield, MO, United States'],
  [
    { city: 'Springfield', state: 'IL', country: 'United States' },
    'Springfield, IL, United States',
  ],
  [{ city: 'são paulo' }, 'São Paulo, Brazil'],
  [{ city: 'Sao Paulo', country: 'br' }, 'São Paulo, Brazil'],
  [{ country: 'New Zealand' }, 'Auckland, New Zealand'],
])(
  '%j finds %s',
  async (query, name) => {
    expect((await names(query))[0]).toBe(name);
  },
  timeout,
);

test.each<Partial<PlaceQuery>>([
  { q: 'zzzzqqq' },
  { q: ',' },
  { city: 'Perth', country: 'Atlantis' },
  { street: 'Hay Street 1', postalcode: '6000' },
])('%j finds nothing', async (query) => expect(await names(query)).toEqual([]), timeout);

test(
  'the towns of a view come largest first, also across the antimeridian',
  async () => {
    const wheatbelt = await gazetteer.within({ south: -33, west: 115, north: -31, east: 117 });
    expect(wheatbelt[0]?.name).toBe('Perth');
    expect(wheatbelt.length).toBe(40);
    const sizes = wheatbelt.map(({ population }) => population);
    expect(sizes).toEqual(sizes.toSorted((a, b) => b - a));
    const fiji = await gazetteer.within({ south: -19, west: 176, north: -15, east: -178 });
    expect(fiji.some(({ lon }) => lon > 176)).toBe(true);
    expect(fiji.every(({ lon }) => lon >= 176 || lon <= -178)).toBe(true);
  },
  timeout,
);

test(
  'this thread is not blocked by searches',
  async () => {
    await gazetteer.search({ ...blank, q: 'perth' });
    let isSearching = true;
    const searches = Array.from({ length: 20 }, (_, index) =>
      gazetteer.search({ ...blank, q: 'sante'.slice(0, 1 + (index % 5)) }),
    );
    const all = Promise.all(searches).finally(() => (isSearching = false));
    let turns = 0;
    for (; isSearching; turns += 1) await new Promise((next) => setImmediate(next));
    expect((await all).every((places) => places.length === 5)).toBe(true);
    // A search in this thread would answer within its first turn.
    expect(turns).toBeGreaterThan(1);
  },
  timeout,
);

interface Logged {
  reason?: string;
  waiting?: number;
}

/** A gazetteer with separate threads, each with another script; logs are collected. */
function openOn(
  scripts: string[],
  more: { timeout?: number; startTimeout?: number; mostWaiting?: number } = {},
) {
  const logged: Logged[] = [];
  const log = {
    info: () => undefined,
    warn: () => undefined,
    error: (fields: object) => logged.push(fields),
  };
  let started = 0;
  const start = () => {
    started += 1;
    return new Worker(
      `const { parentPort } = require('node:worker_threads'); ${scripts.shift() ?? ''}`,
      {
        eval: true,
        resourceLimits: { maxOldGenerationSizeMb: 16 },
      },
    );
  };
  const own = openGazetteer({ log, start, ...more });
  return { own, logged, started: () => started };
}

const answering = `parentPort.on('message', ({ id }) => parentPort.postMessage({ id, answer: [] }));`;
const perth = { ...blank, q: 'perth' };
const refusal = (message: string) => expect.objectContaining({ code: 'UNAVAILABLE', message });

test.each([
  ['throws', `parentPort.on('message', () => { throw new Error('broken'); });`],
  ['ends', `parentPort.on('message', () => process.exit(0));`],
  ['cannot start', `throw new Error('no such file');`],
  ['takes too much memory', `const kept = []; for (;;) kept.push(new Array(1e6).fill(0));`],
])(
  'a thread that %s fails waiting requests; the next request starts another',
  async (_name, script) => {
    const { own, logged, started } = openOn([script, answering]);
    const failed = await Promise.allSettled([own.search(perth), own.search(perth)]);
    expect(
      failed.map((each) => (each.status === 'rejected' ? (each.reason as unknown) : each)),
    ).toEqual(Array<unknown>(2).fill(refusal('the search service cannot be reached')));
    expect(logged).toEqual([
      expect.objectContaining({ reason: 'the search service cannot be reached', waiting: 2 }),
    ]);
    expect(await own.search(perth)).toEqual([]);
    expect(started()).toBe(2);
    await own.close();
  },
  timeout,
);

test('a thread that hangs is terminated, and the next request starts another', async () => {
  const hanging = `parentPort.postMessage({ id: null });
    parentPort.on('message', () => { for (;;); });`;
  const { own, logged, started } = openOn([hanging, answering], { timeout: 1000 });
  await expect(own.search(perth)).rejects.toEqual(
    refusal('the search service did not respond in time'),
  );
  expect(logged).toEqual([
    expect.objectContaining({ reason: 'the search service did not respond in time', waiting: 1 }),
  ]);
  // A loaded machine may need longer than this limit to start a thread.
  await expect.poll(() => own.search(perth).catch(() => null)).toEqual([]);
  expect(started()).toBeGreaterThan(1);
  await own.close();
});

test('requests above the queue limit are rejected at once', async () => {
  const { own } = openOn([`parentPort.on('message', () => undefined);`], { mostWaiting: 2 });
  const waiting = Promise.allSettled([own.search(perth), own.search(perth)]);
  await expect(own.search(perth)).rejects.toEqual(
    refusal('the search service did not respond in time'),
  );
  await own.close();
  expect((await waiting).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
});

test('on a busy machine a request waits for the towns longer than for an answer', async () => {
  const late = `const asked = [];
    parentPort.on('message', ({ id }) => asked.push(id));
    setTimeout(() => {
      parentPort.postMessage({ id: null });
      for (const id of asked) parentPort.postMessage({ id, answer: [] });
    }, 500);`;
  const { own, started } = openOn([late], { timeout: 20 });
  expect(await own.search(perth)).toEqual([]);
  expect(started()).toBe(1);
  await own.close();
});

test('a thread that never gets ready is ended', async () => {
  const { own } = openOn([`parentPort.on('message', () => {});`], {
    ...{ timeout: 20, startTimeout: 100 },
  });
  await expect(own.search(perth)).rejects.toEqual(
    refusal('the search service did not respond in time'),
  );
  await own.close();
});
