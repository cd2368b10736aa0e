import { unknownStatus } from '#packages/sync/offline';
import type { CopyPort, FromCopy, SyncStatus, ToCopy } from '#packages/sync/offline';

/** A page and its line to a worker. */
export interface Tab {
  say(message: ToCopy): void;
  /** Rejects when refused, or when the worker dies. */
  ask(messageOf: (id: number) => ToCopy): Promise<unknown>;
  status(): SyncStatus;
  /** The worker is gone: nobody waits for it any more. */
  end(): void;
}

/**
 * Joins a page to a worker.
 *
 * @param serve gives the worker its end of the line
 * @param onEnded told whose copy has ended, by sign-out or because the server refused
 */
export function joinTab(serve: (port: CopyPort) => void, onEnded: (user_id: string) => void): Tab {
  const waiting = new Map<number, (message: FromCopy | null) => void>();
  let status = unknownStatus;
  let lastId = 0;
  let say: (message: ToCopy) => void = () => {};
  serve({
    post(message) {
      if (message.type === 'status') status = message.status;
      if (message.type === 'signed-out' || message.type === 'unauthorised') {
        onEnded(message.user_id);
      }
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
    },
  };
}
