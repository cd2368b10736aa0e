// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { AuthRecord } from '#auth/contract';
import { createAuthStore } from '#auth/web';

const created: FakeSharedWorker[] = [];
class FakeSharedWorker extends EventTarget {
  constructor() {
    super();
    created.push(this);
  }
}

beforeEach(() => {
  created.length = 0;
  vi.resetModules();
  vi.stubGlobal('SharedWorker', FakeSharedWorker);
});
afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

const load = async () => (await import('./shared-worker.ts')).sharedWorker;

test('the worker starts with the page if somebody is signed in, and is used once', async () => {
  createAuthStore().keep({ token: 'x' } as AuthRecord);
  const sharedWorker = await load();
  expect(created).toHaveLength(1);
  expect(sharedWorker()).toBe(created[0]);
  expect(sharedWorker()).toBe(created[1]);
});

test('nothing starts before a sign-in', async () => {
  const sharedWorker = await load();
  expect(created).toHaveLength(0);
  expect(sharedWorker()).toBe(created[0]);
});

test('a browser that refuses shared workers still loads the page', async () => {
  createAuthStore().keep({ token: 'x' } as AuthRecord);
  vi.stubGlobal('SharedWorker', function refused() {
    throw new DOMException('refused', 'SecurityError');
  });
  const sharedWorker = await load();
  expect(() => sharedWorker()).toThrow('refused');
});

test('a worker that did not load is created again, so that its error is noticed', async () => {
  createAuthStore().keep({ token: 'x' } as AuthRecord);
  const sharedWorker = await load();
  created[0]?.dispatchEvent(new Event('error'));
  expect(sharedWorker()).toBe(created[1]);
});
