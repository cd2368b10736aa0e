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
  expect(wordsOf({ ...inStep, online: false, error: 'Server not responsive' })).toMatchObject({
    kind: 'offline',
    title: 'Offline since 13:41',
  });
  const before = { ...inStep, last_run: now - 86_400_000, online: false };
  expect(wordsOf(before).title).toBe('Offline since 20 Nov 2026, 13:42');
});

test('offline without any sync says that there is no data', () => {
  const words = wordsOf({ online: false, error: 'Server not responsive' });
  expect(words.kind).toBe('offline');
  expect(words.text).toContain('Nothing is stored');
  expect(words.advice).toContain('Connect');
});

test('a device short of storage says what is left out', () => {
  const words = wordsOf({ ...inStep, shortage: 'measurements', kept_from: Date.UTC(2026, 4, 1) });
  expect(words).toMatchObject({ kind: 'short', title: 'Up to date, but not complete' });
  expect(words.text).toContain('Tests before 01 May 2026 and pictures are not stored on it.');
  expect(wordsOf({ ...inStep, shortage: 'pictures' }).text).toContain(
    'Pictures are not stored on it.',
  );
});

test.each([
  ['Server not responsive', /usable response/, /tries again automatically/],
  [
    'There is no room left on this device for the offline copy.',
    /not enough storage/,
    /Free up storage/,
  ],
  ['The offline copy differs from the server.', /differs/, /reset this device/],
  ['Something nobody knows', /Something nobody knows/, /diagnostics/],
])('the problem %j is described with advice', (error, text, advice) => {
  const words = wordsOf({ ...inStep, error });
  expect(words).toMatchObject({ kind: 'problem', title: 'Sync problem' });
  expect(words.text).toMatch(text);
  expect(words.advice).toMatch(advice);
});
