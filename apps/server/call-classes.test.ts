import { expect, test } from 'vitest';
import { defaultPoolSize } from '#packages/database';
import { callClasses, classOf, mostShared, specialClasses } from './call-classes.ts';
import { endpoints } from './composition.ts';

const classes = callClasses.map(({ name }) => name);
const namesIn = (callClass: string) =>
  endpoints.filter((endpoint) => classOf(endpoint, false) === callClass).map(({ name }) => name);

test('what people do comes before what they look at, and that before what browsers do by themselves', () => {
  const places = ['write', 'sign-in', 'read', 'run', 'poll', 'stream'].map((callClass) =>
    classes.findIndex((name) => name === callClass),
  );
  expect(places).not.toContain(-1);
  expect(places).toEqual(places.toSorted((a, b) => a - b));
});

test('each class with calls has bounds, and each special call exists', () => {
  const used = new Set(endpoints.map((endpoint) => classOf(endpoint, false)));
  expect([...used, 'machine'].toSorted()).toEqual(classes.toSorted());
  const names = endpoints.map(({ name }) => name);
  expect(Object.keys(specialClasses).filter((name) => !names.includes(name))).toEqual([]);
});

test('reads and polls leave connections for writes and sign-ins, and each gets some', () => {
  expect(defaultPoolSize - mostShared).toBeGreaterThanOrEqual(2);
  for (const { isShared = false, most } of callClasses)
    if (isShared) expect(most).toBeLessThan(mostShared);
});

test('no call waits longer than its caller does', () => {
  for (const { longestWait } of callClasses) expect(longestWait).toBeLessThan(15_000);
});

test('a request of help and a test go where writes go, a sign-in where sign-ins go', () => {
  for (const name of [
    'worker_page.request',
    'measurement.create',
    'emergency.add_entry',
    'break.start',
  ]) {
    expect(namesIn('write')).toContain(name);
  }
  expect(namesIn('sign-in').toSorted()).toEqual([
    'auth.confirm_email',
    'auth.login',
    'auth.method',
    'auth.register',
    'auth.request_reset',
    'auth.reset_password',
    'invitation.accept',
  ]);
  expect(namesIn('poll')).toEqual(['sync.core']);
  expect(namesIn('stream')).toEqual(['sync.events']);
  const [anyWrite] = endpoints.filter(({ forMachines }) => forMachines);
  expect(anyWrite && classOf(anyWrite, true)).toBe('machine');
});
