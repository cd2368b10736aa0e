// The engine in a worker of a real browser. The page passes the page size.
import { createCopyHost } from '#packages/sync/offline';
import type { CopyEnvironment, FromCopy, ToCopy } from '#packages/sync/offline';
import { proofDefinition } from '../dump.ts';

interface Scope extends EventTarget {
  postMessage(message: FromCopy): void;
}
const scope = globalThis as unknown as Scope;

const environment: CopyEnvironment = {
  now: () => Date.now(),
  random: () => Math.random(),
  fetch: (input, init) => fetch(input, init),
  indexedDB,
  storage: navigator.storage,
  locks: navigator.locks,
  openChannel: (name) => new BroadcastChannel(name),
  after(milliseconds, action) {
    const timer = setTimeout(action, milliseconds);
    return () => clearTimeout(timer);
  },
};

const pageSize = Number(new URLSearchParams(location.search).get('pageSize'));
createCopyHost(environment, proofDefinition(pageSize)).serve({
  post: (message) => scope.postMessage(message),
  listen: (handler) =>
    scope.addEventListener('message', (event) => handler((event as MessageEvent<ToCopy>).data)),
  close: () => {},
});
