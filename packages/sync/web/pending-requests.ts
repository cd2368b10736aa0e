import { signedOutError } from '#packages/sync/offline';
import type { CopyRefusedError, PagePort, ToCopy } from '#packages/sync/offline';

interface PendingRequest {
  message: ToCopy;
  resolve: (value: unknown) => void;
  reject: (error: Error) => void;
}

export interface PendingRequests {
  /** Posts a request and returns its answer. Rejects at once without a connection. */
  send(port: PagePort | null, message: (id: number) => ToCopy): Promise<unknown>;
  answer(id: number, value: unknown): void;
  refuse(id: number, error: CopyRefusedError): void;
  /** The open requests, oldest first. */
  open(): ToCopy[];
}

/** Matches answers to requests over a connection that only carries messages. */
export function createPendingRequests(): PendingRequests {
  const waiting = new Map<number, PendingRequest>();
  let lastId = 0;

  function take(id: number): PendingRequest | undefined {
    const request = waiting.get(id);
    waiting.delete(id);
    return request;
  }

  return {
    send(port, messageOf) {
      if (port === null) return Promise.reject(signedOutError());
      lastId += 1;
      const [id, message] = [lastId, messageOf(lastId)];
      return new Promise((resolve, reject) => {
        waiting.set(id, { message, resolve, reject });
        port.post(message);
      });
    },
    answer: (id, value) => take(id)?.resolve(value),
    refuse: (id, error) => take(id)?.reject(error),
    open: () => [...waiting.values()].map(({ message }) => message),
  };
}
