import { expect, test } from 'vitest';
import { unknownStatus } from '#packages/sync/offline';
import type { SyncStatus } from '#packages/sync/offline';
import { stateWords } from './state-words.ts';

const now = Date.UTC(2026, 10, 21, 5, 42, 7);
const zone = 'Australia/Perth';
const wordsOf = (part: Partial<SyncStatus>) => stateWords({ ...unknownStatus, ...part }, now, zone);
const inStep = { initialised: true, percent: 100, last_run: now - 35_000 };

test('before the copy has reported anything it is being opened', () => {
  expect(wordsOf({})).toMatchObject({ kind: 'opening', advice: null });
});

test('the first load has its own exact text', () => {
  const text = 'Syncing 3 batch of measurement data';
  expect(wordsOf({ state: 'full_syncing_measurements', percent: 70, text })).toMatchObject({
    kind: 'loading',
    title: 'Loading your data',
    text,
  });
});

test('an up to date copy shows its time, in the zone', () => {
  expect(wordsOf(inStep)).toEqual({
    kind: 'in_step',
    title: 'Up to date',
    text: 'All your data is on this device as of 13:41:32.',
    advice: null,
  });
});

test('a regular sync does not change the text', () => {
  expect(wordsOf({ ...inStep, state: 'syncing_core' })).toEqual(wordsOf(inStep));
});

test('offline shows since when, with the date if it was another day', () => {
  expect(wordsOf({ ...inStep, online: false, error: 'server_unavailable' })).toMatchObject({
    kind: 'offline',
    title: 'Offline since 13:41',
  });
  const before = { ...inStep, last_run: now - 86_400_000, online: false };
  expect(wordsOf(before).title).toBe('Offline since 20 Nov 2026, 13:42');
});

test('offline without any sync says that there is no data', () => {
  const words = wordsOf({ online: false, error: 'server_unavailable' });
  expect(words.kind).toBe('offline');
  expect(words.text).toContain('Nothing is stored');
  expect(words.advice).toContain('Connect');
});

test('a device short of storage says what is left out', () => {
  const words = wordsOf({ ...inStep, shortage: 'oldest_rows', kept_from: Date.UTC(2026, 4, 1) });
  expect(words).toMatchObject({ kind: 'short', title: 'Up to date, but not complete' });
  expect(words.text).toContain('Tests before 01 May 2026 and pictures are not stored on it.');
  expect(wordsOf({ ...inStep, shortage: 'pictures' }).text).toContain(
    'Pictures are not stored on it.',
  );
});

test.each([
  ['server_unavailable', /usable response/, /tries again automatically/],
  ['no_storage', /not enough storage/, /Free up storage/],
  ['differs', /differs/, /reset this device/],
  ['internal', /unexpected/, /diagnostics/],
] as const)('the problem %j is described with advice', (error, text, advice) => {
  const words = wordsOf({ ...inStep, error });
  expect(words).toMatchObject({ kind: 'problem', title: 'Sync problem' });
  expect(words.text).toMatch(text);
  expect(words.advice).toMatch(advice);
});
