import { expect, test } from 'vitest';
import { serviceState } from './service-state.ts';

const [ten, eleven] = ['2026-11-23T10:00:00.000Z', '2026-11-23T11:00:00.000Z'];
const asked = (last_used_time: string | null, last_failed_time: string | null = null) => ({
  ...{ last_used_time, last_failed_time },
});

test.each([
  ['none', asked(ten), 'not_configured'],
  ['simulated', asked(null), 'simulated'],
  ['here', asked(null), 'working'],
  ['asked', asked(null), 'untried'],
  ['asked', asked(ten), 'working'],
  ['asked', asked(ten, eleven), 'failing'],
  ['asked', asked(null, ten), 'failing'],
  ['asked', asked(eleven, ten), 'working'],
] as const)('%s with %o is %s', (mode, given, state) => {
  expect(serviceState(mode, given)).toBe(state);
});
