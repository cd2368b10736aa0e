import type { CopyPort, FromCopy, PagePort, Port, ToCopy } from '#packages/sync/offline';

/** The three ways to host the copy, best first. The app passes the files. */
export interface CopyCarriers {
  shared: () => SharedWorker;
  dedicated: () => Worker;
  /** Returns a function that serves a port on the page itself. */
  inPage: () => Promise<(port: CopyPort) => void>;
}

/** Where the copy is hosted: a worker of all tabs, a worker of this tab, or the page itself. */
export type CarrierName = 'shared' | 'dedicated' | 'page' | 'none';

/** A connection that knows where the copy is hosted. */
export interface CopyConnection extends PagePort {
  carrier(): CarrierName;
}

/**
 * Opens the best available connection: one SharedWorker for all tabs, else a worker, else the page.
 * If one cannot start, at once or while loading, the next is used.
 */
export function connectCopy(carriers: CopyCarriers): CopyConnection {
  const ways = [
    (onFailure: () => void) => sharedPort(carriers.shared, onFailure),
    (onFailure: () => void) => workerPort(carriers.dedicated, onFailure),
    () => inPagePort(carriers.inPage),
  ];
  let carried: CarrierName = 'none';
  const said: ToCopy[] = [];
  let onMessage: (message: FromCopy) => void = () => {};
  let hasAnswered = false;
  let connection = open(0);

  function open(way: number): PagePort {
    const next = () => {
      if (hasAnswered || connection !== opened) return;
      opened.close();
      connection = open(way + 1);
    };
    const opened: PagePort = attempt(way, next);
    opened.listen((message) => {
      hasAnswered = true;
      if (connection === opened) onMessage(message);
    });
    for (const message of said) opened.post(message);
    return opened;
  }

  function attempt(way: number, onFailure: () => void): PagePort {
    try {
      const port = ways[way]?.(onFailure);
      carried = carrierNames[way] ?? 'none';
      if (port !== undefined) return port;
    } catch {
      // Missing or forbidden here (an old browser, a private window): the next best carries it.
    }
    return way >= ways.length ? deadPort : attempt(way + 1, onFailure);
  }

  return {
    post(message) {
      // Messages sent before the first answer are sent again to the next carrier.
      if (!hasAnswered) said.push(message);
      connection.post(message);
    },
    listen: (handler) => {
      onMessage = handler;
    },
    close: () => connection.close(),
    carrier: () => carried,
  };
}

/** In the order in which they are tried. */
const carrierNames: readonly CarrierName[] = ['shared', 'dedicated', 'page'];

const deadPort: PagePort = { post: () => {}, listen: () => {}, close: () => {} };

function sharedPort(open: CopyCarriers['shared'], onFailure: () => void): PagePort {
  const worker = open();
  worker.addEventListener('error', onFailure);
  worker.port.start();
  return messagePort(worker.port);
}

function workerPort(open: CopyCarriers['dedicated'], onFailure: () => void): PagePort {
  const worker = open();
  worker.addEventListener('error', onFailure);
  return {
    post: (message) => worker.postMessage(message),
    listen: (handler) =>
      worker.addEventListener('message', (event: MessageEvent<FromCopy>) => handler(event.data)),
    close: () => worker.terminate(),
  };
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
