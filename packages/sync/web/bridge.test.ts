// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { TableName } from '#packages/sync/contract';
import type { FromCopy, PagePort, SyncStatus, ToCopy } from '#packages/sync/offline';
import { unknownStatus } from '#packages/sync/offline';
import { createBridge } from './bridge.ts';
import type { BridgeOptions } from './bridge.ts';

const auth = { user_id: 'u1', org_id: 'o1', token: 't1' };

interface FakeConnection {
  sent: ToCopy[];
  say: (message: FromCopy) => void;
  isClosed: boolean;
}

function stage(more: Partial<BridgeOptions> = {}) {
  const lines: FakeConnection[] = [];
  const bridge = createBridge({
    connect: (): PagePort => {
      const connection: FakeConnection = { sent: [], say: () => {}, isClosed: false };
      lines.push(connection);
      return {
        post: (message) => connection.sent.push(message),
        listen: (handler) => (connection.say = handler),
        close: () => (connection.isClosed = true),
      };
    },
    ...more,
  });
  const say = (message: FromCopy) => lines.at(-1)?.say(message);
  const sent = () => lines.at(-1)?.sent ?? [];
  return { bridge, lines, say, sent };
}

const lastId = (sent: ToCopy[]) => {
  const last = sent.at(-1);
  return last !== undefined && 'id' in last ? last.id : -1;
};
const goodStatus: SyncStatus = { ...unknownStatus, initialised: true, percent: 100, last_run: 5 };

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('the bridge', () => {
  it('connects at the first sign-in and matches each answer to its request', async () => {
    const { bridge, lines, say, sent } = stage();
    await expect(bridge.read('people.one', {})).rejects.toThrow('Nobody is signed in');
    expect(lines).toHaveLength(0);
    bridge.startCopy(auth);
    expect(sent()).toEqual([{ type: 'hello', auth }]);
    const first = bridge.read('people.one', { user_id: 'a' });
    const firstId = lastId(sent());
    const second = bridge.read('people.names', {});
    const secondId = lastId(sent());
    say({ type: 'answer', id: secondId, value: ['names'] });
    say({
      type: 'refusal',
      id: firstId,
      code: 'internal',
      message: 'There is no read people.one.',
    });
    await expect(second).resolves.toEqual(['names']);
    await expect(first).rejects.toThrow('There is no read people.one.');
  });

  it('[SYNC-32] reports each change of the status once and keeps the same object until the next', () => {
    const { bridge, say } = stage();
    bridge.startCopy(auth);
    const heard: SyncStatus[] = [];
    const stop = bridge.onStatus(() => heard.push(bridge.status()));
    say({ type: 'progress', percent: 33, text: 'a third' });
    say({ type: 'progress', percent: 33, text: 'a third' });
    expect(heard).toEqual([{ ...unknownStatus, percent: 33, text: 'a third' }]);
    expect(bridge.status()).toBe(heard[0]);
    say({ type: 'sync-complete' });
    expect(bridge.status().initialised).toBe(true);
    stop();
    say({ type: 'status', status: goodStatus });
    expect(heard).toHaveLength(2);
    expect(bridge.status()).toEqual(goodStatus);
  });

  it('[SYNC-33] polls the status every 500 ms until the first load has ended', () => {
    vi.useFakeTimers();
    const { bridge, say, sent } = stage();
    bridge.startCopy(auth);
    vi.advanceTimersByTime(1600);
    const asked = () => sent().filter(({ type }) => type === 'status');
    expect(asked()).toHaveLength(3);
    say({ type: 'status', status: goodStatus });
    vi.advanceTimersByTime(5000);
    expect(asked()).toHaveLength(3);
  });

  it('shows that the connection is down at once, and wakes the copy when it is back', () => {
    const { bridge, say, sent } = stage();
    bridge.startCopy(auth);
    say({ type: 'status', status: goodStatus });
    window.dispatchEvent(new Event('offline'));
    expect(bridge.status().online).toBe(false);
    window.dispatchEvent(new Event('online'));
    expect(bridge.status().online).toBe(true);
    expect(sent().at(-1)).toEqual({ type: 'wake' });
  });

  it('trusts a successful run more than the online state of the browser', () => {
    const { bridge, say } = stage();
    bridge.startCopy(auth);
    window.dispatchEvent(new Event('offline'));
    say({ type: 'status', status: goodStatus });
    expect(bridge.status().online).toBe(true);
  });

  it('discards answers only at the end of its own copy', () => {
    const onSignedOut = vi.fn(() => Promise.resolve(true));
    const onUnauthorised = vi.fn(() => Promise.resolve(true));
    const gone = vi.fn<() => void>();
    const { bridge, say, sent } = stage({ onSignedOut, onUnauthorised });
    bridge.onGone(gone);
    bridge.startCopy(auth);
    say({ type: 'status', status: goodStatus });
    say({ type: 'signed-out', user_id: 'somebody before' });
    expect(gone).not.toHaveBeenCalled();
    say({ type: 'unauthorised', user_id: 'u1' });
    expect(
      [gone, onUnauthorised, onSignedOut].map((callback) => callback.mock.calls.length),
    ).toEqual([1, 1, 0]);
    expect(bridge.status()).toEqual(unknownStatus);
    const count = sent().length;
    bridge.startCopy(auth);
    expect(sent()).toHaveLength(count);
    bridge.startCopy({ ...auth, token: 't2' });
    expect(sent().at(-1)).toMatchObject({ type: 'hello', auth: { token: 't2' } });
  });

  it.each(['signed-out', 'unauthorised'] as const)(
    'opens the copy again if the end reported by %s is not confirmed',
    async (type) => {
      let answer: (isOver: boolean) => void = () => {};
      const asked = () => new Promise<boolean>((resolve) => (answer = resolve));
      const { bridge, say, sent } = stage({ onSignedOut: asked, onUnauthorised: asked });
      bridge.startCopy(auth);
      say({ type, user_id: 'u1' });
      bridge.startCopy(auth);
      expect(sent()).toHaveLength(1);
      answer(false);
      await vi.waitFor(() => expect(sent().at(-1)).toEqual({ type: 'hello', auth }));
      expect(sent()).toHaveLength(2);
    },
  );

  it('connects to a new host after a crash and repeats open requests', async () => {
    let die: () => void = () => {};
    const request = vi.fn((_name: string, _options: object, onDeath: () => void) => {
      die = onDeath;
      return Promise.resolve();
    });
    vi.spyOn(navigator, 'locks', 'get').mockReturnValue({ request } as unknown as LockManager);
    const { bridge, lines, say, sent } = stage();
    bridge.startCopy(auth);
    say({ type: 'welcome', life: 'life-1' });
    expect(request.mock.calls[0]?.[0]).toBe('life-1');
    const open = bridge.read('people.names', {});
    const question = sent().at(-1);
    const stale: (readonly TableName[] | null)[] = [];
    bridge.onTablesChanged((tables) => stale.push(tables));
    die();
    // Nobody here was notified of changes between the two hosts.
    expect(stale).toEqual([null]);
    expect(lines.map(({ isClosed }) => isClosed)).toEqual([true, false]);
    expect(sent()).toEqual([{ type: 'hello', auth }, question]);
    say({ type: 'answer', id: lastId(sent()), value: 'still answered' });
    await expect(open).resolves.toBe('still answered');
  });

  it('retries with growing delays if the new host sends no message', () => {
    vi.useFakeTimers();
    let die: () => void = () => {};
    const request = (_name: string, _options: object, onDeath: () => void) => {
      die = onDeath;
      return Promise.resolve();
    };
    vi.spyOn(navigator, 'locks', 'get').mockReturnValue({ request } as unknown as LockManager);
    const { bridge, lines, say, sent } = stage();
    bridge.startCopy(auth);
    say({ type: 'welcome', life: 'life-1' });
    void bridge.read('people.names', {});
    const question = sent().at(-1);
    die();
    vi.advanceTimersByTime(1_999);
    expect(lines).toHaveLength(2);
    vi.advanceTimersByTime(1);
    expect(lines.map(({ isClosed }) => isClosed)).toEqual([true, true, false]);
    expect(sent()).toEqual([{ type: 'hello', auth }, question]);
    vi.advanceTimersByTime(3_999);
    expect(lines).toHaveLength(3);
    say({ type: 'welcome', life: 'life-2' });
    vi.advanceTimersByTime(60_000);
    expect(lines).toHaveLength(3);
  });

  it('resolves a sync request that fails, and a sign-out without a copy', async () => {
    const { bridge, say, sent } = stage();
    await bridge.signOutCopy();
    bridge.startCopy(auth);
    const asked = bridge.requestSync();
    say({
      type: 'refusal',
      id: lastId(sent()),
      code: 'signed_out',
      message: 'Nobody is signed in',
    });
    await expect(asked).resolves.toBeUndefined();
  });
});
