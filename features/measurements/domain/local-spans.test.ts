import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isWithin, localSpans } from './local-spans.ts';

const hour = 3_600_000;
const at = (text: string) => Date.parse(`${text}Z`);

test('an hour of local time is an hour of the zone, and adjacent spans are joined', () => {
  const walls = [
    [at('2026-11-20T06:00'), at('2026-11-20T07:00')],
    [at('2026-11-20T07:00'), at('2026-11-20T08:00')],
  ] as const;
  expect(localSpans(walls, 'Australia/Perth')).toEqual([
    [at('2026-11-19T22:00'), at('2026-11-20T00:00')],
  ]);
  expect(localSpans([], 'Australia/Perth')).toEqual([]);
});

test('a skipped hour is never included, a repeated one twice', () => {
  const span = (day: string, from: string, to: string) =>
    localSpans([[at(`${day}T${from}`), at(`${day}T${to}`)]], 'America/New_York');
  // Clocks go from 02:00 to 03:00, and in autumn from 02:00 back to 01:00.
  expect(span('2026-03-08', '02:00', '03:00')).toEqual([]);
  expect(span('2026-11-01', '01:00', '02:00')).toEqual([
    [at('2026-11-01T05:00'), at('2026-11-01T07:00')],
  ]);
  expect(span('2026-11-01', '01:30', '01:45')).toHaveLength(2);
});

test('a moment is within exactly if some span contains it, without its end', () => {
  const lengths = fc.array(
    fc.tuple(fc.integer({ min: 1, max: 9 }), fc.integer({ min: 1, max: 9 })),
  );
  fc.assert(
    fc.property(lengths, fc.integer({ min: -5, max: 120 }), (parts, time) => {
      let end = 0;
      const spans = parts.map(([gap, length]) => {
        const from = end + gap;
        end = from + length;
        return [from, end] as const;
      });
      const naive = spans.some(([from, to]) => from <= time && time < to);
      expect(isWithin(spans, time)).toBe(naive);
    }),
  );
});

test('local times inside the result are within the requested spans', () => {
  const zones = fc.constantFrom('Australia/Sydney', 'America/New_York', 'Asia/Kathmandu', 'UTC');
  const start = fc.integer({
    min: at('2026-01-01T00:00') / hour,
    max: at('2026-12-01T00:00') / hour,
  });
  fc.assert(
    fc.property(zones, start, fc.integer({ min: 1, max: 30 }), (zone, first, hours) => {
      const wall = [first * hour, (first + hours) * hour] as const;
      for (const [from, to] of localSpans([wall], zone)) {
        for (const time of [from, to - 1]) {
          const shown = new Date(time).toLocaleString('sv', { timeZone: zone });
          const asUtc = at(shown.replace(' ', 'T'));
          expect(asUtc >= wall[0] && asUtc < wall[1]).toBe(true);
        }
      }
    }),
  );
});
