import { createCopyHost, unknownStatus } from '#packages/sync/offline';
import type { CopyPort, FromCopy, SyncStatus, ToCopy } from '#packages/sync/offline';
import { createFakeWorld } from '#packages/sync/offline/trials';
import type { Device } from './device.ts';
import { proofDefinition } from './dump.ts';
import type { Dump } from './dump.ts';

type Answer = (path: string, init: RequestInit) => Promise<Response>;

/** A device within this process: the real engine on a made-up world. */
export function createNodeDevice(answer: Answer, pageSize: number): Device {
  const world = createFakeWorld(answer);
  const definition = proofDefinition(pageSize);
  let tab: Tab | null = null;
  let user_id: string | null = null;

  function open(): Tab {
    const { environment, die } = world.worker();
    let isAlive = true;
    const never = new Promise<never>(() => {});
    const fetch = async (path: string, init: RequestInit) => {
      const response = await answer(path, init);
      return isAlive ? response : never;
    };
    const page = joinPage(
      (port) => createCopyHost({ ...environment, fetch }, definition).serve(port),
      (ended) => {
        if (ended === user_id) user_id = null;
      },
    );
    const end = () => {
      isAlive = false;
      die();
      page.end();
    };
    return { ...page, end };
  }

  return {
    async hello(auth) {
      tab ??= open();
      user_id = auth.user_id;
      tab.say({ type: 'hello', auth });
    },
    async sync() {
      await tab?.ask((id) => ({ type: 'sync', id })).catch(() => undefined);
    },
    status: () => Promise.resolve(tab?.status() ?? unknownStatus),
    async dump() {
      const found = await tab?.ask((id) => ({ type: 'read', id, name: 'proof.dump', params: {} }));
      return found as Dump;
    },
    async signOut() {
      await tab?.ask((id) => ({ type: 'sign-out', id })).catch(() => undefined);
    },
    async crash() {
      tab?.end();
      tab = null;
    },
    isSignedIn: () => Promise.resolve(user_id !== null),
    async databases() {
      const found = await world.factory.databases();
      return found.flatMap(({ name }) => name ?? []);
    },
    async close() {
      tab?.end();
      tab = null;
    },
  };
}

interface Tab {
  say(message: ToCopy): void;
  /** Rejects when refused, or when the worker dies. */
  ask(messageOf: (id: number) => ToCopy): Promise<unknown>;
  status(): SyncStatus;
  end(): void;
}

/** A page and its line to a worker. */
function joinPage(serve: (port: CopyPort) => void, onEnded: (user_id: string) => void): Tab {
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
