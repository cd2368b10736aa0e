import { expect, it } from 'vitest';
import { isLocked, isExpired, leaseOfContact, leaseOfCheck } from './lease.ts';

const hour = 3_600_000;
const start = Date.UTC(2026, 0, 5);
const contact = () => new Map<string, unknown>(Object.entries(leaseOfContact(start)));

it.each([
  [1, false, false],
  [71, false, false],
  [73, true, false],
  [29 * 24, true, false],
  [31 * 24, true, true],
])('after %d h without the server: locked %s, expired %s', (hours, locked, expired) => {
  const now = start + hours * hour;
  expect(isLocked(contact(), now)).toBe(locked);
  expect(isExpired(contact(), now)).toBe(expired);
});

it('does not lock a copy that never had contact with the server', () => {
  expect(isLocked(new Map(), start)).toBe(false);
  expect(leaseOfCheck(new Map(), start)).toEqual({});
});

it('does not extend the lease without end if the clock is set back repeatedly', () => {
  const notes = contact();
  let looks = 0;
  let now = start;
  while (!isLocked(notes, now) && looks < 200) {
    looks += 1;
    for (const [name, value] of Object.entries(leaseOfCheck(notes, now + hour)))
      notes.set(name, value);
    now = start - looks * 24 * hour;
    for (const [name, value] of Object.entries(leaseOfCheck(notes, now))) notes.set(name, value);
  }
  expect(looks).toBe(73);
});
