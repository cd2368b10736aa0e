import { afterAll, beforeAll, expect, test } from 'vitest';
import { seededRandom } from '#packages/kit';
import { createAlertFixture } from '../test-alert-fixture.ts';
import type { AlertFixture } from '../test-alert-fixture.ts';
import { compare, inOrder, randomCase } from './test-replay.ts';

let own: AlertFixture;

beforeAll(async () => {
  own = await createAlertFixture();
});
afterAll(() => own.fixture.leave());

/** Random rules of a test run; `npm run prove:rehearsal` runs 200. */
const count = Number(process.env['REHEARSED_RULES'] ?? 10);

test(
  'a rehearsal says what the engine sends when time is replayed',
  { timeout: 600_000 },
  async () => {
    const counts = new Map<string, number>();
    const start = own.now;
    for (let seed = 1; seed <= count; seed += 1) {
      const given = randomCase(seededRandom(seed), start);
      const { engine, rehearsal } = await compare(own, given);
      expect(inOrder(rehearsal), JSON.stringify({ seed, ...given })).toEqual(inOrder(engine));
      const { kind } = given.trigger;
      counts.set(kind, (counts.get(kind) ?? 0) + engine.length);
    }
    // Rules of every kind sent something, so that equal is not empty.
    expect([...counts.values()].filter((sent) => sent > 0)).toHaveLength(4);
  },
);
