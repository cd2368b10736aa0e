import { afterEach, beforeEach, expect, test } from 'vitest';
import type { CursorForm } from './spec-client.ts';
import { openTrial } from './trial.ts';
import type { Trial } from './trial.ts';

let trial: Trial;
beforeEach(async () => {
  trial = await openTrial();
});
afterEach(() => trial.close());

const forms: CursorForm[] = ['as text', 'as a JavaScript date'];
const sizes = [1, 1999, 2000, 2001, 4001, 12_000];
const cases = sizes.flatMap((size) => forms.map((form) => [size, form] as const));
const add = (count: number, person = 0) => ({ kind: 'add', person, count, links: false }) as const;

test.each(cases)(
  'all %i rows of one write arrive with the cursor stored %s',
  async (size, form) => {
    const client = trial.specClient(0, form);
    await client.load();
    await trial.writer.write(add(size));
    expect(await client.poll()).toBeLessThanOrEqual(Math.ceil(size / 2000) + 1);
    expect(client.rows).toEqual(await trial.stored());

    // The same rows again, all changed by one statement.
    await trial.writer.write({ kind: 'change', person: 0, nth: null, what: 'valid' });
    expect(await client.poll()).toBeLessThanOrEqual(Math.ceil(size / 2000) + 1);
    expect(client.rows).toEqual(await trial.stored());
    expect(client.repeated).toBe(0);

    const late = trial.specClient(0, form);
    expect(await late.load()).toBeLessThanOrEqual(Math.ceil(size / 2000) + 1);
    expect(late.rows).toEqual(await trial.stored());
    expect(late.repeated).toBe(0);
  },
);

test('a long transaction during bulk writes loses nothing', async () => {
  const client = trial.specClient(0, 'as text');
  await client.load();
  await trial.writer.hold(add(10_200, 1));
  for (let round = 0; round < 5; round += 1) {
    await trial.writer.write(add(round === 2 ? 2001 : 1));
    await client.poll();
  }
  await trial.writer.release();
  await client.poll();
  expect(client.rows.size).toBe(10_200 + 2001 + 4);
  expect(client.rows).toEqual(await trial.stored());
  expect(client.repeated).toBe(0);
});

test('an organisation clock one hour ahead changes nothing', async () => {
  const { site, organisation, writer } = trial;
  const client = trial.specClient(0, 'as a JavaScript date');
  await writer.write(add(2001));
  await client.load();
  await site.owner("update org_clocks set last = last + interval '1 hour' where org_id = $1", [
    organisation.org_id,
  ]);
  for (const count of [1, 2000, 4001]) {
    await writer.write(add(count));
    expect(await client.poll()).toBeLessThanOrEqual(Math.ceil(count / 2000) + 1);
    expect(client.rows).toEqual(await trial.stored());
  }
  const late = trial.specClient(0, 'as text');
  const calls = (await late.load()) + (await late.poll());
  expect(calls).toBeLessThanOrEqual(Math.ceil(8003 / 2000) + 2);
  expect(late.rows).toEqual(await trial.stored());
});

test.each(forms)(
  'all rows of pages cut by bytes arrive with the cursor stored %s',
  async (form) => {
    const small = await openTrial(2000, 200_000);
    try {
      await small.writer.write(add(1500));
      const client = small.specClient(0, form);
      expect(await client.load()).toBeGreaterThan(3);
      expect(client.rows).toEqual(await small.stored());
      await small.writer.write(add(1500));
      const stored = await small.stored();
      // Fewer than 2000 rows end a run. The rest comes with the next runs, in order.
      let runs = 0;
      for (let known = 0; client.rows.size > known; runs += 1) {
        known = client.rows.size;
        expect(await client.poll()).toBe(1);
      }
      expect(runs).toBeGreaterThan(3);
      expect(client.rows).toEqual(stored);
      expect(client.repeated).toBe(0);
    } finally {
      await small.close();
    }
  },
);
