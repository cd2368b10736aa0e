import { expect, test } from 'vitest';
import { defaultTrigger } from '#alerts/domain';
import { replay, suggestThreshold } from './replay.ts';

const day = 86_400_000;
const start = Date.parse('2026-11-25T00:00:00Z');
const period = { from: start, to: start + 30 * day };
const history = { people: [], places: [] };
const place = { now: start, timezone: 'UTC' };

/** A clock that advances with each look. */
const clockOf = (step: number) => {
  let time = 0;
  return () => (time += step);
};

test('other work gets its turn during a replay', async () => {
  let turns = 0;
  let isDone = false;
  const count = () => {
    turns += 1;
    if (!isDone) setImmediate(count);
  };
  setImmediate(count);
  const budget = { now: clockOf(1), until: 1_000_000 };
  const alerts = await replay(defaultTrigger('periodic', place), history, period, budget);
  isDone = true;
  const steps = alerts?.length ?? 0;
  expect(steps).toBeGreaterThan(20);
  // A slice of 5 ms has at most five steps of 1 ms.
  expect(turns).toBeGreaterThanOrEqual(Math.floor(steps / 6));
});

test('a replay and a search that use up their budget end', async () => {
  const trigger = defaultTrigger('aggregate_percent', place);
  const budget = () => ({ now: clockOf(10), until: 50 });
  expect(await replay(trigger, history, period, budget())).toBeNull();
  const wanted = { wanted: 1, budget: budget() };
  expect(await suggestThreshold(trigger, history, period, wanted)).toBe('cut');
  const enough = { wanted: 1, budget: { now: clockOf(0), until: 50 } };
  expect(await suggestThreshold(trigger, history, period, enough)).not.toBe('cut');
});
