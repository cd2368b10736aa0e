import { expect, test } from 'vitest';
import { createCallGate } from './call-gate.ts';

const isRefused = (pass: () => void) => {
  try {
    pass();
    return false;
  } catch {
    return true;
  }
};

test('a caller over the limit waits for the next minute', () => {
  const gate = createCallGate(2);
  gate.pass('a', 0);
  gate.pass('a', 0);
  expect(isRefused(() => gate.pass('a', 1))).toBe(true);
  expect(isRefused(() => gate.pass('b', 1))).toBe(false);
  expect(isRefused(() => gate.pass('a', 60_000))).toBe(false);
});

test('callers that come from ever new addresses fill no memory', () => {
  const gate = createCallGate(1, 1000);
  gate.pass('first', 0);
  expect(isRefused(() => gate.pass('first', 0))).toBe(true);
  for (let caller = 0; caller < 1000; caller += 1) gate.pass(`from ${String(caller)}`, 0);
  // The counts that are oldest made room, and only those.
  expect(isRefused(() => gate.pass('from 999', 0))).toBe(true);
  expect(isRefused(() => gate.pass('first', 0))).toBe(false);
});

test('a caller who goes on and on keeps their count while others come', () => {
  const gate = createCallGate(1, 3);
  gate.pass('busy', 0);
  for (let caller = 0; caller < 100; caller += 1) {
    expect(isRefused(() => gate.pass('busy', 0))).toBe(true);
    gate.pass(`from ${String(caller)}`, 0);
  }
});
