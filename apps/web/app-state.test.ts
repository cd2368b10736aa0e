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

/** Cached answers of the page, by the groups of the specification and under their own keys. */
const groups = [
  ['users', ['copy', 'people.one', { user_id: 'u1' }]],
  ['organisation', ['copy', 'organisation.own', {}]],
  ['measurements', ['copy', 'hydration.recent_tests', { user_id: 'u1' }]],
  ['admins', ['admins']],
  ['permissions', ['copy', 'permissions.viewer', {}]],
  ['tags', ['copy', 'hydration.people_labels', { showHidden: false }]],
  ['images', ['copy', 'people.picture', { user_id: 'u1' }]],
  ['2fa', ['2fa']],
  ['password reset token check', ['auth', 'reset-link', 'a token']],
  ['sign-ins', ['auth', 'sign-ins']],
  ['work accounts', ['sso']],
  ['audit log', ['audit', {}]],
] as const;

const onEnded = vi.fn();
let app: AppState;
beforeEach(() => {
  vi.stubGlobal('fetch', () =>
    Promise.resolve(Response.json({ status: true, success: true, data: true, message: null })),
  );
  app = createAppState(onEnded);
  app.auth.keep(record);
  for (const [, key] of groups) app.queries.setQueryData(key, 'an answer');
});
afterEach(() => {
  app.auth.clear();
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

const left = () =>
  groups.filter(([, key]) => app.queries.getQueryData(key) !== undefined).map(([name]) => name);

test('signing out deletes the token and the answers of every group, one by one', async () => {
  expect(left()).toEqual(groups.map(([name]) => name));
  await app.signOut();
  expect(left()).toEqual([]);
  expect(app.queries.getQueryCache().getAll()).toEqual([]);
  expect(app.auth.current()).toBeNull();
  expect(copy.signOutCopy).toHaveBeenCalledWith({ isRefused: false });
});

test('so does a sign-in that the server has ended', async () => {
  app.endSession();
  await vi.waitFor(() => expect(app.auth.current()).toBeNull(), timeout);
  await vi.waitFor(() => expect(left()).toEqual([]), timeout);
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
  expect(left()).toEqual([]);
  await new Promise((resolve) => setTimeout(resolve));
  expect(onEnded).not.toHaveBeenCalled();
});

test('[PLAT-10] a cached query is requested again when its answer is 5 minutes old, and not before', async () => {
  vi.useFakeTimers();
  const ask = vi.fn(() => Promise.resolve('an answer'));
  // Infinite: an unused answer is dropped after 5 minutes as well.
  const query = () =>
    app.queries.fetchQuery({ queryKey: ['reports'], queryFn: ask, gcTime: Infinity });
  await query();
  vi.advanceTimersByTime(299_999);
  await query();
  expect(ask).toHaveBeenCalledOnce();
  vi.advanceTimersByTime(1);
  await query();
  expect(ask).toHaveBeenCalledTimes(2);
  vi.useRealTimers();
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
    expect(left()).toHaveLength(groups.length);

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
  expect(left()).toHaveLength(groups.length);
  expect(app.isResetting()).toBe(false);
  expect(copy.signOutCopy).not.toHaveBeenCalled();
});
