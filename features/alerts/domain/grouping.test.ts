import { expect, test } from 'vitest';
import type { AlertTarget } from './alert-targets.ts';
import { isGrouped } from './grouping.ts';

const place = (value: number): AlertTarget => ({
  ...{ kind: 'place', tag_ids: ['pit'], metric: 'risk_score', value, time: 0 },
});

test('messages wait for others unless they are urgent or by hand', () => {
  expect(isGrouped({ targets: [place(12)] }, 'automatic')).toBe(true);
  expect(isGrouped({ targets: [place(12)] }, 'hand')).toBe(false);
  expect(isGrouped({ targets: [place(12), place(500)] }, 'automatic')).toBe(false);
});
