import { expect, test } from 'vitest';
import { openTiles } from './tiles.ts';

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
