import type { CopyPort, FromCopy, PagePort, Port, ToCopy } from '#packages/sync/offline';

/** The three ways to carry the copy, best first; the app names the files. */
export interface CopyCarriers {
  shared: () => SharedWorker;
  dedicated: () => Worker;
  /** Gives what serves a port on the page itself. */
  inPage: () => Promise<(port: CopyPort) => void>;
}

/** Opens the best line there is: one SharedWorker for all tabs, else a worker, else the page. */
export function connectCopy(carriers: CopyCarriers): PagePort {
  if (typeof SharedWorker !== 'undefined') {
    try {
      const { port } = carriers.shared();
      port.start();
      return messagePort(port);
    } catch {
      // Forbidden here (a private window, a policy): the next best carries the copy.
    }
  }
  if (typeof Worker !== 'undefined') {
    try {
      return workerPort(carriers.dedicated());
    } catch {
      // As above.
    }
  }
  return inPagePort(carriers.inPage);
}

function inPagePort(load: CopyCarriers['inPage']): PagePort {
  const { port1, port2 } = new MessageChannel();
  void load().then((serve) => {
    serve(messagePort<ToCopy, FromCopy>(port2));
    port2.start();
  });
  port1.start();
  return messagePort(port1);
}

function messagePort<Incoming, Outgoing>(port: MessagePort): Port<Incoming, Outgoing> {
  return {
    post: (message) => port.postMessage(message),
    listen: (handler) =>
      port.addEventListener('message', (event: MessageEvent<Incoming>) => handler(event.data)),
    close: () => port.close(),
  };
}

function workerPort(worker: Worker): PagePort {
  return {
    post: (message) => worker.postMessage(message),
    listen: (handler) =>
      worker.addEventListener('message', (event: MessageEvent<FromCopy>) => handler(event.data)),
    close: () => worker.terminate(),
  };
}
