import type { CopyPort, FromCopy, PagePort, Port, ToCopy } from '#packages/sync/offline';

/** The three hosts of the copy, best first. The app passes functions that start them. */
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
 * Connects to the best available host: one SharedWorker for all tabs, otherwise a worker of this
 * tab, otherwise the page. If a host fails to start or to load, the next one is used.
 */
export function connectCopy(carriers: CopyCarriers): CopyConnection {
  const attempts = [
    (onFailure: () => void) => sharedPort(carriers.shared, onFailure),
    (onFailure: () => void) => workerPort(carriers.dedicated, onFailure),
    () => inPagePort(carriers.inPage),
  ];
  let carrier: CarrierName = 'none';
  const unansweredMessages: ToCopy[] = [];
  let onMessage: (message: FromCopy) => void = () => {};
  let hasAnswered = false;
  let connection = open(0);

  function open(index: number): PagePort {
    const next = () => {
      if (hasAnswered || connection !== opened) return;
      opened.close();
      connection = open(index + 1);
    };
    const opened: PagePort = attempt(index, next);
    opened.listen((message) => {
      hasAnswered = true;
      if (connection === opened) onMessage(message);
    });
    for (const message of unansweredMessages) opened.post(message);
    return opened;
  }

  function attempt(index: number, onFailure: () => void): PagePort {
    try {
      const port = attempts[index]?.(onFailure);
      carrier = carrierNames[index] ?? 'none';
      if (port !== undefined) return port;
    } catch {
      // The browser does not support or allow this host, e.g. in a private window. Try the next one.
    }
    return index >= attempts.length ? closedPort : attempt(index + 1, onFailure);
  }

  return {
    post(message) {
      // If this host fails before its first answer, the next host gets these messages again.
      if (!hasAnswered) unansweredMessages.push(message);
      connection.post(message);
    },
    listen: (handler) => {
      onMessage = handler;
    },
    close: () => connection.close(),
    carrier: () => carrier,
  };
}

/** The names of the hosts, in the order of the attempts. */
const carrierNames: readonly CarrierName[] = ['shared', 'dedicated', 'page'];

const closedPort: PagePort = { post: () => {}, listen: () => {}, close: () => {} };

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
