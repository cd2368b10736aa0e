import type { TableName } from '#packages/sync/contract';
import type { Clock } from '#packages/kit';
import type { LocalStore } from '../store/local-store.ts';
import type { CopyDefinition } from '../tables/definition.ts';
import { leaseOfFirstContact } from './lease.ts';
import type { DeclaredLists, Run } from './run.ts';
import { storeAndFreeSpace } from './shortage.ts';
import type { StatusBoard } from './status.ts';
import type { Call } from './transport.ts';
import type { Watchdog } from './watchdog.ts';

export interface RunParts {
  store: LocalStore;
  definition: CopyDefinition;
  lists: DeclaredLists;
  now: Clock;
  board: StatusBoard;
  call: Call;
  watchdog: Watchdog;
  /** Called with the tables that changed. */
  notify: (changed: ReadonlySet<TableName>) => void;
  /** Called when something was left out because storage is short. */
  onShort: () => void;
}

/**
 * Creates the functions of one run. Each step is watched by the watchdog and makes room if storage
 * is short.
 */
export function makeRun(parts: RunParts): Run {
  const { store, definition, lists, now, board, call, watchdog, notify } = parts;

  function storeSafely<Result>(step: () => Promise<Result>): Promise<Result> {
    const onShort = (dropped: ReadonlySet<TableName>) => {
      notify(dropped);
      parts.onShort();
    };
    return watchdog.watch(() =>
      storeAndFreeSpace(store, definition.config.pictures, now(), step, onShort),
    );
  }

  return {
    store,
    definition,
    lists,
    call: (path, body) => watchdog.watch(() => call('POST', path, body, watchdog.signal)),
    read: (path) => watchdog.watch(() => call('GET', path, undefined, watchdog.signal)),
    apply: (change) =>
      storeSafely(async () => {
        const metadata = { ...leaseOfFirstContact(store.metadata, now()), ...change.metadata };
        notify(await store.apply({ ...change, metadata }));
      }),
    purge: (people, metadata) =>
      storeSafely(async () => notify(await store.purge(people, metadata))),
    compact: () => storeSafely(() => store.compact()),
    now,
    setState: (state) => board.set({ state }),
    progress: (percent, text) => board.progress(percent, text),
  };
}
