import type { CopyDefinition } from '../tables/definition.ts';
import type { CopyEnvironment } from '../environment.ts';
import { createCopyHost } from '../host/host.ts';
import type { CopyAuth, CopyPort, FromCopy, SyncStatus, ToCopy } from '../protocol.ts';
import { unknownStatus } from '../protocol.ts';
import { testDefinition } from './test-tables.ts';

export interface FakePage {
  readonly received: FromCopy[];
  readonly status: SyncStatus;
  post(message: ToCopy): void;
  ask(message: (id: number) => ToCopy): Promise<unknown>;
  read(name: string, params?: unknown): Promise<unknown>;
  /** The types of the messages so far, in order. */
  kinds(): string[];
}

export const somebody: CopyAuth = { user_id: 'manager', org_id: 'org', token: 'token' };
export const databaseOfSomebody = 'watershade-org-manager';

/** A page that is connected to its own worker. */
export function createFakePage(
  environment: CopyEnvironment,
  definition: CopyDefinition = testDefinition,
): FakePage {
  const received: FromCopy[] = [];
  const waiting = new Map<number, (message: FromCopy) => void>();
  let status = unknownStatus;
  let lastId = 0;
  let say: (message: ToCopy) => void = () => {};

  const port: CopyPort = {
    post(message) {
      received.push(structuredClone(message));
      if (message.type === 'status') status = message.status;
      if (message.type === 'progress') {
        status = { ...status, percent: message.percent, text: message.text };
      }
      if (message.type === 'answer' || message.type === 'refusal') {
        waiting.get(message.id)?.(message);
      }
    },
    listen: (handler) => {
      say = handler;
    },
    close: () => {},
  };
  createCopyHost(environment, definition).serve(port);

  function ask(messageOf: (id: number) => ToCopy): Promise<unknown> {
    lastId += 1;
    const id = lastId;
    return new Promise((resolve, reject) => {
      waiting.set(id, (message) => {
        if (message.type === 'answer') resolve(message.value);
        if (message.type === 'refusal') reject(new Error(message.message));
      });
      say(messageOf(id));
    });
  }

  return {
    received,
    get status() {
      return status;
    },
    post: (message) => say(message),
    ask,
    read: (name, params = {}) => ask((id) => ({ type: 'read', id, name, params })),
    kinds: () => received.map(({ type }) => type),
  };
}
