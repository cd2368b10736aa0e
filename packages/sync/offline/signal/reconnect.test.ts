import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { reconnectDelay } from './reconnect.ts';

const lost = { isSilent: false, failures: 0, requested: 0 };

/** The delays of 1000 browsers that lost the same server. */
const delaysOf = (part: Partial<typeof lost>) =>
  Array.from({ length: 1000 }, (_, nth) => reconnectDelay({ ...lost, ...part }, nth / 1000));

describe('when the server was gone', () => {
  test('browsers come back evenly over 8 s', () => {
    const delays = delaysOf({});
    for (let second = 1; second < 8; second += 1) {
      const within = delays.filter((each) => each >= second * 1000 && each < second * 1000 + 1000);
      expect(within.length).toBeGreaterThan(120);
      expect(within.length).toBeLessThan(130);
    }
    expect([Math.min(...delays), Math.max(...delays)]).toEqual([500, 8492]);
  });

  test.each([
    [1, 16_484],
    [2, 32_468],
    [3, 60_440],
    [50, 60_440],
  ])('after %d failures they come back within %d ms', (failures, most) => {
    expect(Math.max(...delaysOf({ failures }))).toBe(most);
  });
});

test.each([
  [0, 0, 500],
  [0, 1, 1_000],
  [1, 1, 2_000],
  [6, 1, 60_000],
])(
  'a browser alone without a network, %d failures, chance %d: %d ms',
  (failures, chance, delay) => {
    expect(reconnectDelay({ ...lost, isSilent: true, failures }, chance)).toBe(delay);
  },
);

test('no browser comes back before the time that the server requested', () => {
  const chance = fc.double({ min: 0, max: 1, noNaN: true });
  const requested = fc.integer({ min: 1, max: 600_000 });
  fc.assert(
    fc.property(requested, fc.nat(60), fc.boolean(), chance, (time, failures, isSilent, part) => {
      const delay = reconnectDelay({ requested: time, failures, isSilent }, part);
      expect(delay).toBeGreaterThanOrEqual(time);
      expect(delay).toBeLessThanOrEqual(Math.max(60_000, time + 10_000));
    }),
  );
});
