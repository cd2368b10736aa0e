import { errorText } from '#packages/kit';
import type { CopyEnvironment } from '../environment.ts';
import type { LogEntry } from '../logs/log-entry.ts';
import { CopyRefusedError, signedOutError } from '../protocol.ts';
import type { CopyAuth, CopyPort, FromCopy, ToCopy } from '../protocol.ts';
import type { CopyDefinition } from '../tables/definition.ts';
import { createSession } from './session.ts';
import type { Session } from './session.ts';

export interface CopyHost {
  /** Serves one page until it disconnects. */
  serve(port: CopyPort): void;
  /** Adds an entry of this worker to the log. */
  log(entry: LogEntry): void;
}

/** Creates the host that serves the copy to all connected pages, for one person at a time. */
export function createCopyHost(environment: CopyEnvironment, definition: CopyDefinition): CopyHost {
  const ports = new Set<CopyPort>();
  const life = holdLife(environment);
  let session: Session | null = null;

  function postAll(message: FromCopy): void {
    for (const port of ports) port.post(message);
  }

  function start(auth: CopyAuth): Session {
    if (session?.user_id === auth.user_id) {
      session.setToken(auth.token);
      return session;
    }
    const before = session;
    const mine: Session = createSession({
      environment,
      definition,
      auth,
      post: postAll,
      onEnded: () => {
        if (session === mine) session = null;
      },
    });
    session = mine;
    // Another person signed in on this device: delete the data of the previous one.
    void before?.signOut();
    return mine;
  }

  function receive(port: CopyPort, message: ToCopy): void {
    switch (message.type) {
      case 'hello': {
        const { status } = start(message.auth);
        port.post({ type: 'welcome', life });
        port.post({ type: 'queue', writes: session?.queue.unsent() ?? [] });
        return port.post({ type: 'status', status });
      }
      case 'read':
        return answer(port, message.id, session?.read(message.name, message.params));
      case 'sync':
        return answer(port, message.id, session?.requestSync(message.check));
      case 'sign-out':
        return answer(port, message.id, session?.signOut(message.is_refused) ?? Promise.resolve());
      case 'queue-add':
        return answer(port, message.id, session?.queue.add(message.write));
      case 'queue-list':
        return answer(port, message.id, listOf(session));
      case 'queue-edit':
        return answer(port, message.id, session?.queue.edit(message.write_id, message.body));
      case 'queue-drop':
        return answer(port, message.id, session?.queue.drop(message.write_id));
      case 'status':
        return session === null ? undefined : port.post({ type: 'status', status: session.status });
      case 'report':
        return answer(port, message.id, session?.report());
      case 'logs':
        return answer(port, message.id, session?.logs());
      case 'log':
        return message.entries.forEach((entry) => session?.log(entry));
      case 'wake':
        return session?.wake();
      case 'bye':
        ports.delete(port);
        return port.close();
    }
  }

  return {
    serve(port) {
      ports.add(port);
      port.listen((message) => receive(port, message));
    },
    log: (entry) => session?.log(entry),
  };
}

async function listOf(session: Session | null): Promise<unknown> {
  if (session === null) throw signedOutError();
  await session.queue.stored.loaded;
  return session.queue.unsent();
}

function answer(port: CopyPort, id: number, promise: Promise<unknown> | undefined): void {
  if (promise === undefined) return refuse(port, id, signedOutError());
  promise.then(
    (value) => port.post({ type: 'answer', id, value }),
    (error: unknown) => refuse(port, id, error),
  );
}

function refuse(port: CopyPort, id: number, error: unknown): void {
  const code = error instanceof CopyRefusedError ? error.code : 'internal';
  port.post({ type: 'refusal', id, code, message: errorText(error) });
}

/**
 * Holds a lock until the worker ends, so that pages notice its end. Returns the name of the lock.
 */
function holdLife({ locks, now, random }: CopyEnvironment): string | null {
  if (locks === null) return null;
  const name = `watershade-life-${now().toString(36)}-${random().toString(36).slice(2)}`;
  void locks.request(name, () => new Promise<never>(() => {}));
  return name;
}
