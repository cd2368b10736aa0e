import { expect, test } from 'vitest';
import { serviceState } from './service-state.ts';

const [ten, eleven] = ['2026-11-23T10:00:00.000Z', '2026-11-23T11:00:00.000Z'];
const use = (last_used_time: string | null, last_failed_time: string | null = null) => ({
  ...{ last_used_time, last_failed_time },
});

test.each([
  ['none', use(ten), 'not_configured'],
  ['simulated', use(null), 'simulated'],
  ['here', use(null), 'working'],
  ['asked', use(null), 'untried'],
  ['asked', use(ten), 'working'],
  ['asked', use(ten, eleven), 'failing'],
  ['asked', use(null, ten), 'failing'],
  ['asked', use(eleven, ten), 'working'],
] as const)('%s with %o is %s', (standing, given, state) => {
  expect(serviceState(standing, given)).toBe(state);
});
