import type { CopyPort, FromCopy, ToCopy } from '#packages/sync/offline';
import { noteError, servePort } from './host.ts';

// Composition root of the offline copy: one SharedWorker for all tabs, or one worker for one tab.
type Scope = SharedWorkerGlobalScope | DedicatedWorkerGlobalScope;
const scope = globalThis as unknown as Scope;

scope.addEventListener('error', (event) => noteError((event as ErrorEvent).error));
scope.addEventListener('unhandledrejection', (event) =>
  noteError((event as PromiseRejectionEvent).reason),
);

if ('onconnect' in scope) {
  scope.onconnect = ({ ports: [port] }) => {
    if (port === undefined) return;
    servePort(portOf(port));
    port.start();
  };
} else servePort(portOf(scope));

function portOf(end: MessagePort | DedicatedWorkerGlobalScope): CopyPort {
  const target: EventTarget = end;
  return {
    post: (message: FromCopy) => end.postMessage(message),
    listen: (handler) =>
      target.addEventListener('message', (event) => handler((event as MessageEvent<ToCopy>).data)),
    close: () => end.close(),
  };
}
