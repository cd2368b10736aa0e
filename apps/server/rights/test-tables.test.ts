import { expect, test } from 'vitest';
import { actors, reachOf, relationsFor, ways } from './test-tables.ts';

test('every call that a gate refuses to several actors is refused with each kind of row', () => {
  for (const way of ways) {
    const refused = actors.filter(({ actor }) => reachOf(way.gate, 'any', actor) !== 'may');
    const found = new Set(refused.flatMap((actor) => relationsFor(way, actor)));
    expect(found.size, `${way.endpoint}, ${way.asked}`).toBe(Math.min(3, refused.length));
  }
});
