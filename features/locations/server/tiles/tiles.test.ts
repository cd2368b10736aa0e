import { expect, test } from 'vitest';
import { keepTiles, openTiles } from './tiles.ts';

const service = { url: 'https://map.example/{z}/{x}/{y}', attribution: 'Map', youth: 60 };

test('the 3001st tile of a minute is refused, except cached ones', async () => {
  const tiles = openTiles({ base: service }, async () => ({
    ...{ type: 'image/png', bytes: Buffer.alloc(1) },
  }));
  const get = (x: number, org_id = 'acme') =>
    tiles.get('base', { z: 12, x, y: 7 }, { org_id, now: 0, warn: () => undefined });
  for (let x = 0; x < 3000; x += 1) await get(x);
  await expect(get(3000)).rejects.toMatchObject({ code: 'TOO_MANY' });
  await expect(get(2999)).resolves.toMatchObject({ keptFor: 60 });
  // Another organisation has its own.
  await expect(get(3000, 'other')).resolves.toMatchObject({ keptFor: 60 });
});

const tileOf = (length: number) => ({ type: 'image/png', bytes: Buffer.alloc(length) });

test('concurrent callers share one request, and an old tile is requested again', async () => {
  const kept = keepTiles();
  let asked = 0;
  const ask = async () => {
    asked += 1;
    return tileOf(10);
  };
  await Promise.all([kept.get('a', 60, 0, ask), kept.get('a', 60, 0, ask)]);
  expect((await kept.get('a', 60, 59_999, ask)).since).toBe(0);
  expect(asked).toBe(1);
  expect((await kept.get('a', 60, 60_000, ask)).since).toBe(60_000);
  expect(asked).toBe(2);
});

test('a failure is not cached', async () => {
  const kept = keepTiles();
  await expect(kept.get('a', 60, 0, () => Promise.reject(new Error('away')))).rejects.toThrow();
  expect((await kept.get('a', 60, 0, async () => tileOf(1))).tile.bytes).toHaveLength(1);
});

test('the oldest tiles are removed first', async () => {
  const kept = keepTiles(100);
  const asked: string[] = [];
  const get = (key: string, length: number) =>
    kept.get(key, 60, 0, async () => {
      asked.push(key);
      return tileOf(length);
    });
  for (const key of ['a', 'b', 'c']) await get(key, 40);
  await get('c', 40);
  await get('b', 40);
  await get('a', 40);
  expect(asked).toEqual(['a', 'b', 'c', 'a']);
});
