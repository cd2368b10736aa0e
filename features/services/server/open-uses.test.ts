import { expect, test } from 'vitest';
import type { Database, WriteTx } from '#packages/database';
import { openUses } from './open-uses.ts';

const minute = 60_000;

/** A database that records writes, and may be unavailable. */
function recorder() {
  const written: unknown[][] = [];
  const mood = { isAway: false };
  const database = {
    write: async (_context: unknown, work: (tx: WriteTx) => Promise<void>) => {
      if (mood.isAway) throw new Error('away');
      const query = async (_sql: string, values: unknown[]) => void written.push(values.slice(1));
      await work({ org_id: 'acme', query } as unknown as WriteTx);
    },
  } as unknown as Database;
  const warnings: string[] = [];
  const log = {
    info: () => undefined,
    error: () => undefined,
    warn: (_: object, text: string) => void warnings.push(text),
  };
  const note = openUses({ database, log }).noteOf('weather');
  return { written, mood, warnings, note };
}

test('an equal outcome is written once a minute, another one at once', () => {
  const { written, note } = recorder();
  for (const time of [0, 1, minute - 1]) note('acme', time, null);
  note('acme', minute - 1, 'It cannot be reached.');
  note('acme', minute, 'It did not respond in time.');
  note('acme', minute, null);
  note('acme', 2 * minute, null);
  note('other', 2 * minute, null);
  expect(written).toEqual([
    ['weather', iso(0), null, null],
    ['weather', null, iso(minute - 1), 'It cannot be reached.'],
    ['weather', iso(minute), null, null],
    ['weather', iso(2 * minute), null, null],
    ['weather', iso(2 * minute), null, null],
  ]);
});

test('a failed write is ignored and repeated with the next outcome', async () => {
  const { written, mood, warnings, note } = recorder();
  mood.isAway = true;
  note('acme', 0, null);
  await expect.poll(() => warnings).toEqual(['the use of a service was not recorded']);
  mood.isAway = false;
  note('acme', 1, null);
  expect(written).toHaveLength(1);
});

function iso(time: number): string {
  return new Date(time).toISOString();
}
