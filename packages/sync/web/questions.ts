import { signedOutError } from '#packages/sync/offline';
import type { CopyRefusedError, PagePort, ToCopy } from '#packages/sync/offline';

interface Question {
  message: ToCopy;
  resolve: (value: unknown) => void;
  reject: (error: Error) => void;
}

export interface Questions {
  /** Posts a request and returns its answer. Rejects at once without a connection. */
  ask(port: PagePort | null, message: (id: number) => ToCopy): Promise<unknown>;
  answer(id: number, value: unknown): void;
  refuse(id: number, error: CopyRefusedError): void;
  /** The open requests, oldest first. */
  open(): ToCopy[];
}

/** Matches answers to requests over a connection that only carries messages. */
export function createQuestions(): Questions {
  const waiting = new Map<number, Question>();
  let lastId = 0;

  function take(id: number): Question | undefined {
    const question = waiting.get(id);
    waiting.delete(id);
    return question;
  }

  return {
    ask(port, messageOf) {
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
