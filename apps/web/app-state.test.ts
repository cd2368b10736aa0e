// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { AuthRecord } from '#auth/contract';
import { createAppState } from './app-state.ts';
import type { AppState } from './app-state.ts';

const copy = vi.hoisted(() => ({ signOutCopy: vi.fn(() => Promise.resolve()) }));
vi.mock('./copy.ts', () => ({ openCopy: () => copy }));

const timeout = { timeout: 30_000 };
const record: AuthRecord = {
  user_id: 'u1',
  token: 'secret',
  user: { user_id: 'u1', org_id: 'o1', name_first: 'Ana', name_last: 'Lee', email: 'a@b.example' },
};

const onEnded = vi.fn();
let app: AppState;
beforeEach(() => {
  vi.stubGlobal('fetch', () =>
    Promise.resolve(Response.json({ status: true, success: true, data: true, message: null })),
  );
  app = createAppState(onEnded);
  app.auth.keep(record);
});
afterEach(() => {
  app.auth.clear();
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

test('signing out deletes the copy and the token', async () => {
  await app.signOut();
  expect(app.auth.current()).toBeNull();
  expect(copy.signOutCopy).toHaveBeenCalledWith({ isRefused: false });
});

test('so does a sign-in that the server has ended', async () => {
  app.endSession();
  await vi.waitFor(() => expect(app.auth.current()).toBeNull(), timeout);
  expect(copy.signOutCopy).toHaveBeenCalledWith({ isRefused: true });
});

test('only people who did not sign out themselves are sent to the sign-in page', async () => {
  app.endSession();
  await vi.waitFor(() => expect(onEnded).toHaveBeenCalledOnce(), timeout);
  onEnded.mockClear();

  // A deleted account ends its sign-in on the server before its page has navigated away.
  app.auth.keep(record);
  app.endSession();
  await app.signOut();
  expect(app.auth.current()).toBeNull();
  await new Promise((resolve) => setTimeout(resolve));
  expect(onEnded).not.toHaveBeenCalled();
});

const answerWith = (status: number) => {
  const isOk = status === 200;
  const data = isOk ? { enabled: false, enabled_time: null, has_password: true } : null;
  const body = { status: isOk, success: isOk, data, message: null, code: 'UNAUTHORISED' };
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json(body, { status })));
};

test.each([true, false])(
  'an ended sign-in reported by a worker (refused: %s) must be confirmed by the server',
  async (isRefused) => {
    vi.useFakeTimers();
    answerWith(200);
    const forged = app.confirmEnd(isRefused);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(await forged).toBe(false);
    expect(app.auth.current()).toEqual(record);

    // Without a response it waits.
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
    const undecided = app.confirmEnd(isRefused);
    await vi.advanceTimersByTimeAsync(600_000);
    expect(app.auth.current()).toEqual(record);
    answerWith(401);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(await undecided).toBe(true);
    vi.useRealTimers();
    await vi.waitFor(() => expect(app.auth.current()).toBeNull(), timeout);
  },
);

test('a sign-out in another tab needs no confirmation by the server', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  vi.useFakeTimers();
  const end = app.confirmEnd(false);
  await vi.advanceTimersByTimeAsync(100);
  localStorage.removeItem('watershade-auth');
  window.dispatchEvent(new StorageEvent('storage', { key: 'watershade-auth' }));
  await vi.advanceTimersByTimeAsync(10_000);
  expect(await end).toBe(true);
  expect(app.auth.current()).toBeNull();
  vi.useRealTimers();
});

test('without the server a reset deletes nothing and says so', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  expect(await app.resetDevice()).toBe(false);
  expect(app.auth.current()).toEqual(record);
  expect(app.isResetting()).toBe(false);
  expect(copy.signOutCopy).not.toHaveBeenCalled();
});
