import fc from 'fast-check';
import { expect, test } from 'vitest';
import { advance, firstState } from './rule-state.ts';
import type { Effect, Finding } from './rule-state.ts';

const hour = 3_600_000;
const window = 24 * hour;

/** The effects of findings that follow each other every hour. */
function effectsOf(findings: readonly Finding[]): Effect[] {
  let state = firstState;
  return findings.map((finding, index) => {
    const next = advance(state, finding, { now: index * hour, window });
    state = next.state;
    return next.effect;
  });
}
const of = (kind: 'ok' | 'firing' | 'no_data'): Finding => ({ kind });
const repeated = (finding: Finding, times: number) => Array.from({ length: times }, () => finding);

test('a condition that holds alerts once in each window', () => {
  const effects = effectsOf(repeated(of('firing'), 50));
  expect(effects.flatMap((effect, index) => (effect === null ? [] : [index]))).toEqual([0, 24, 48]);
});

test('a condition that changes to and fro alerts once in each window', () => {
  const findings = Array.from({ length: 24 }, (_, index) => of(index % 2 ? 'ok' : 'firing'));
  expect(effectsOf(findings).filter(Boolean)).toEqual(['alert']);
});

test('missing data is reported once after three evaluations, and again only after data', () => {
  const missing = repeated(of('no_data'), 5);
  expect(effectsOf([...missing, of('ok'), ...missing])).toEqual([
    ...[null, null, 'no_data_notice', null, null],
    null,
    ...[null, null, 'no_data_notice', null, null],
  ]);
});

test('missing data neither clears a condition nor allows another alert', () => {
  expect(effectsOf([of('firing'), of('no_data'), of('firing')])).toEqual(['alert', null, null]);
});

test('a forecast alerts once for each day, whatever the condition is meanwhile', () => {
  let state = firstState;
  const announced = (...[kind, days]: [Finding['kind'], string[]]) => {
    const next = advance(state, { kind, days }, { now: 0, window });
    state = next.state;
    return next.days;
  };
  expect(announced('ok', ['2026-11-26'])).toEqual(['2026-11-26']);
  expect(announced('firing', ['2026-11-26', '2026-11-27'])).toEqual(['2026-11-27']);
  expect(announced('no_data', ['2026-11-27', '2026-11-28'])).toEqual(['2026-11-28']);
  expect(announced('ok', ['2026-11-26'])).toEqual([]);
});

test('no sequence of findings alerts twice within a window', () => {
  const finding = fc.constantFrom<Finding>(of('ok'), of('firing'), of('no_data'), {
    ...{ kind: 'ok', days: ['2026-11-26'] },
  });
  fc.assert(
    fc.property(fc.array(finding, { maxLength: 120 }), (findings) => {
      const alerts = effectsOf(findings).flatMap((effect, at) => (effect === 'alert' ? [at] : []));
      alerts.forEach((at, index) => {
        if (index > 0) expect(at - (alerts[index - 1] ?? 0)).toBeGreaterThanOrEqual(24);
      });
      // An alert is due as soon as the condition holds for the first time.
      const first = findings.findIndex(({ kind }) => kind === 'firing');
      expect(alerts[0] ?? -1).toBe(first);
    }),
  );
});
