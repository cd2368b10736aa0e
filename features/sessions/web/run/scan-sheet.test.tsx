// @vitest-environment happy-dom
import { MantineProvider } from '@mantine/core';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { badgeAddress } from '#people/domain';
import type { SessionPerson } from '#sessions/offline';
import { ScanSheet } from './scan-sheet.tsx';

const id = (end: string) => `0193c1f0-7d2a-7c3b-9a8e-5d6f7a8b9c${end}`;
const [ann, bob, done, ana, removed] = [id('01'), id('02'), id('03'), id('04'), id('05')];

/** The people in the copy who are not in the session. */
vi.mock('#packages/sync/web', () => ({
  useCopy: (_read: object, { user_id }: { user_id: string }, { enabled }: { enabled: boolean }) => {
    const ends: Record<string, object> = {
      '04': { name_first: 'Ana', name_last: 'Lopez', active: true },
      '05': { name_first: 'Rob', name_last: 'Left', active: false },
    };
    return { data: enabled ? (ends[user_id.slice(-2)] ?? null) : undefined };
  },
}));

const person = (user_id: string, name: string, more: Partial<SessionPerson> = {}) => ({
  ...{ user_id, name, skip: false, skip_reason: null, result: null },
  ...{ isReadable: true, mayMeasure: true, mayRemove: false, mayInvalidate: false },
  ...more,
});
const people: SessionPerson[] = [
  ...[person(ann, 'Ann Lee'), person(bob, 'Bob Ray', { mayMeasure: false })],
  person(done, 'Dan Fox', { skip: true }),
];

/** The camera: what is in front of it, its track, and why it does not start. */
const camera = { sees: null as string | null, refusal: null as string | null, opened: 0 };
const track = { readyState: 'live', stop: vi.fn() };
const vibrate = vi.fn();

class TestDetector {
  static getSupportedFormats = () => Promise.resolve(['qr_code']);
  detect = () => Promise.resolve(camera.sees === null ? [] : [{ rawValue: camera.sees }]);
}

beforeEach(() => {
  Object.assign(camera, { sees: null, refusal: null, opened: 0 });
  track.readyState = 'live';
  track.stop.mockClear();
  vibrate.mockClear();
  vi.stubGlobal('isSecureContext', true);
  vi.stubGlobal('BarcodeDetector', TestDetector);
  vi.stubGlobal('HTMLMediaElement', { HAVE_CURRENT_DATA: 2 });
  vi.spyOn(HTMLVideoElement.prototype, 'play').mockResolvedValue();
  vi.spyOn(HTMLVideoElement.prototype, 'readyState', 'get').mockReturnValue(4);
  // This DOM takes only streams of its own.
  const srcObject = { value: null, writable: true, configurable: true };
  Object.defineProperty(HTMLVideoElement.prototype, 'srcObject', srcObject);
  Object.defineProperty(navigator, 'vibrate', { value: vibrate, configurable: true });
  const getUserMedia = () => {
    camera.opened += 1;
    if (camera.refusal !== null) return Promise.reject(new DOMException('', camera.refusal));
    return Promise.resolve({ getTracks: () => [track], getVideoTracks: () => [track] });
  };
  setDevices({ getUserMedia });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

function setDevices(value: object | undefined): void {
  Object.defineProperty(navigator, 'mediaDevices', { value, configurable: true });
}

const onSelect = vi.fn();
const onList = vi.fn();
const sheet = (opened = true) => (
  <MantineProvider env="test">
    <ScanSheet
      {...{ opened, people, onSelect, onList, returnFocus: true, isNarrow: true }}
      onClose={() => undefined}
    />
  </MantineProvider>
);
const said = (text: string) => waitFor(() => expect(status()).toBe(text));
const status = () => screen.getByRole('status').textContent;

test.each([
  ['Ann Lee', ann],
  ['somebody who is done already', done],
])('the badge of %s selects them, with a short vibration', async (_who, user_id) => {
  onSelect.mockClear();
  render(sheet());
  await said('Hold the badge in front of the camera.');
  camera.sees = `${badgeAddress(location.origin, user_id.toUpperCase())}/`;
  await waitFor(() => expect(onSelect).toHaveBeenCalledWith(user_id));
  expect(vibrate).toHaveBeenCalledWith(60);
});

test('other codes are answered with a sentence, and scanning goes on', async () => {
  onSelect.mockClear();
  render(sheet());
  camera.sees = 'https://other.example/menu';
  await said('This code is not a Watershade badge.');
  camera.sees = badgeAddress(location.origin, ana);
  await said('Ana Lopez is not in this session.');
  for (const unknown of [removed, id('06')]) {
    camera.sees = 'x';
    await said('This code is not a Watershade badge.');
    camera.sees = badgeAddress(location.origin, unknown);
    await said('No person with this badge here.');
  }
  camera.sees = badgeAddress(location.origin, bob);
  await said('You may not record measurements for Bob Ray.');
  expect(onSelect).not.toHaveBeenCalled();
  expect(vibrate).not.toHaveBeenCalled();
  camera.sees = badgeAddress(location.origin, ann);
  await waitFor(() => expect(onSelect).toHaveBeenCalledWith(ann));
});

const list = 'ype the name in the list.';
test.each([
  [
    'NotAllowedError',
    `This page may not use the camera. Allow it in the settings of the browser, or t${list}`,
  ],
  ['NotFoundError', `This device has no camera. T${list}`],
  ['NotReadableError', `Another app uses the camera. Close it and try again, or t${list}`],
  ['TypeError', `The camera does not work here. T${list}`],
])('a camera that fails with %s is explained, and can be tried again', async (refusal, text) => {
  camera.refusal = refusal;
  render(sheet());
  await said(text);
  camera.refusal = null;
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(status()).toBe('Hold the badge in front of the camera.'));
  expect(camera.opened).toBe(2);
});

test('without https there is no camera to try again', async () => {
  setDevices(undefined);
  render(sheet());
  await said(`The camera works only over https. T${list}`);
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Choose from the list' }));
  expect(onList).toHaveBeenCalled();
});

test('a camera that another app takes is explained', async () => {
  render(sheet());
  await said('Hold the badge in front of the camera.');
  track.readyState = 'ended';
  expect(track.stop).not.toHaveBeenCalled();
  await said(`Another app uses the camera. Close it and try again, or t${list}`);
  expect(track.stop).toHaveBeenCalled();
});

test('the camera is off when the sheet closes', async () => {
  const page = render(sheet());
  await said('Hold the badge in front of the camera.');
  page.rerender(sheet(false));
  expect(track.stop).toHaveBeenCalledTimes(1);
});

test('the camera is off while the page is hidden', async () => {
  render(sheet());
  await said('Hold the badge in front of the camera.');
  const state = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  expect(track.stop).toHaveBeenCalledTimes(1);
  state.mockReturnValue('visible');
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  await waitFor(() => expect(camera.opened).toBe(2));
});

test('a camera that starts after the sheet was closed is switched off', async () => {
  let start: (stream: object) => void = () => undefined;
  setDevices({ getUserMedia: () => new Promise((resolve) => (start = resolve)) });
  const page = render(sheet());
  page.rerender(sheet(false));
  await act(async () => start({ getTracks: () => [track], getVideoTracks: () => [track] }));
  expect(track.stop).toHaveBeenCalled();
});
