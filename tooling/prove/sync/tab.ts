import { unknownStatus } from '#packages/sync/offline';
import type { CopyAuth, CopyPort, FromCopy, SyncStatus, ToCopy } from '#packages/sync/offline';
import type { Ending } from './device.ts';

/**
 * Called with the person whose copy has ended, and the reason: a sign-out or a refusal of the
 * server.
 */
export type OnEnded = (user_id: string, how: Ending) => void;

/** A page and its connection to a worker. */
export interface Tab {
  say(message: ToCopy): void;
  /** Signs a person in. Resolves when the worker has received it. */
  greet(auth: CopyAuth): Promise<void>;
  /** Rejects if the request is refused or the worker crashes. */
  ask(messageOf: (id: number) => ToCopy): Promise<unknown>;
  status(): SyncStatus;
  /** The worker has ended: open requests are rejected. */
  end(): void;
}

/**
 * Connects a page to a worker.
 *
 * @param serve passes the worker its end of the connection
 */
export function joinTab(serve: (port: CopyPort) => void, onEnded: OnEnded): Tab {
  const waiting = new Map<number, (message: FromCopy | null) => void>();
  const greeted: (() => void)[] = [];
  let status = unknownStatus;
  let lastId = 0;
  let say: (message: ToCopy) => void = () => {};
  serve({
    post(message) {
      if (message.type === 'status') status = message.status;
      if (message.type === 'signed-out' || message.type === 'unauthorised') {
        onEnded(message.user_id, message.type);
      }
      if (message.type === 'welcome') for (const heard of greeted.splice(0)) heard();
      if (message.type === 'answer' || message.type === 'refusal') {
        waiting.get(message.id)?.(message);
      }
    },
    listen: (handler) => {
      say = handler;
    },
    close: () => {},
  });
  return {
    say: (message) => say(message),
    greet: (auth) =>
      new Promise((heard) => {
        greeted.push(heard);
        say({ type: 'hello', auth });
      }),
    ask: (messageOf) =>
      new Promise((resolve, reject) => {
        lastId += 1;
        waiting.set(lastId, (message) => {
          if (message?.type === 'answer') resolve(message.value);
          else reject(new Error(message?.type === 'refusal' ? message.message : 'the worker died'));
        });
        say(messageOf(lastId));
      }),
    status: () => status,
    end: () => {
      for (const settle of waiting.values()) settle(null);
      for (const heard of greeted) heard();
    },
  };
}
