import { expect, test } from 'vitest';
import { deviceState, idleAfter } from './shown-devices.ts';

const now = Date.parse('2026-11-22T00:00:00.000Z');
const ago = (milliseconds: number) => new Date(now - milliseconds).toISOString();

test.each([
  ['used thirty days ago', { last_used_time: ago(idleAfter) }, 'active'],
  ['used a moment before that', { last_used_time: ago(idleAfter + 1) }, 'idle'],
  ['added today and never used', { last_used_time: null, created_time: ago(0) }, 'active'],
  ['added long ago and never used', { last_used_time: null }, 'idle'],
  ['retired, whenever it was used', { retired: true, last_used_time: ago(0) }, 'retired'],
])('a device %s', (_how, more, state) => {
  const device = { retired: false, last_used_time: null, created_time: ago(9 * idleAfter) };
  expect(deviceState({ ...device, ...more }, now)).toBe(state);
});
