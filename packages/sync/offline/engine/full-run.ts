import type { TableName } from '#packages/sync/contract';
import { UnreadableColumns } from '../chunks/damage.ts';
import type { CopyEnvironment } from '../environment.ts';
import type { FromCopy } from '../protocol.ts';
import type { LocalStore } from '../store/local-store.ts';
import { emptyCopyChange } from './empty-copy.ts';
import { leaseOfContact } from './lease.ts';
import { metadataOfCheck, metadataOfRun, storedShortage } from './stored-status.ts';
import { isFirstLoad, runCheck, runFetched, runFirstLoad, runUpdate } from './one-run.ts';
import { CopyDiffersError, ServerReplacedError } from './problems.ts';
import type { DeclaredLists, Run } from './run.ts';
import { restoreLeftOut, skipPicturesIfStorageIsLow } from './shortage.ts';
import type { StatusBoard } from './status.ts';

export interface FullRunOptions {
  environment: CopyEnvironment;
  store: LocalStore;
  lists: DeclaredLists;
  board: StatusBoard;
  post: (message: FromCopy) => void;
  /** As in the engine. */
  onStored: (tables: readonly TableName[]) => void;
  onUnreadable: () => void;
}

/** Makes complete runs and handles the errors that can be repaired. */
export interface FullRun {
  /** All lists are requested as text for the rest of this run. */
  readonly isText: boolean;
  /** Updates the copy. */
  run(run: Run): Promise<void>;
  /** The next run that loads everything compares the copy with the server. */
  wantCheck(): void;
}

/** Runs of one copy. */
export function createFullRun(options: FullRunOptions): FullRun {
  const { environment, store, lists, board } = options;
  const { now } = environment;
  let hasCheckedStorage = false;
  let mustCheck = false;
  let isText = false;

  async function runOnce(run: Run): Promise<void> {
    if (
      !hasCheckedStorage &&
      (await restoreLeftOut(environment, store, lists, run.definition.config))
    )
      showShortage();
    hasCheckedStorage = true;
    isText = false;
    try {
      await runToEnd(run);
    } catch (error) {
      if (!(error instanceof UnreadableColumns)) throw error;
      // The same page would fail again: stored rows stay, and the rest is loaded as text.
      isText = true;
      options.onUnreadable();
      await runToEnd(run);
    }
  }

  async function runToEnd(run: Run): Promise<void> {
    try {
      await runOnceThrough(run);
    } catch (error) {
      if (!(error instanceof ServerReplacedError)) throw error;
      await reloadEverything(run);
    }
    if (mustCheck) await check(run);
  }

  async function reloadEverything(run: Run): Promise<void> {
    board.set({ initialised: false });
    await run.apply(emptyCopyChange(store, run.definition));
    await runOnceThrough(run);
  }

  async function runOnceThrough(run: Run): Promise<void> {
    if (isFirstLoad(run)) {
      board.set({ initialised: false });
      await skipPicturesIfStorageIsLow(environment, store);
      showShortage();
      await runFirstLoad(run);
      board.set({ initialised: true });
      options.post({ type: 'sync-complete' });
    }
    await runUpdate(run);
    await run.apply({ metadata: { ...metadataOfRun(now()), ...leaseOfContact(now()) } });
    await runFetched(run);
    if (await run.compact()) options.onStored([]);
  }

  /** Loads a copy that differs from the server again, once. */
  async function check(run: Run): Promise<void> {
    if ((await runCheck(run)).length > 0) {
      await reloadEverything(run);
      if ((await runCheck(run)).length > 0) throw new CopyDiffersError();
    }
    mustCheck = false;
    // The copy is not complete if the oldest rows were left out.
    if (board.status.kept_from !== null) return;
    board.set({ complete_as_of: now() });
    await run.apply({ metadata: metadataOfCheck(now()) });
  }

  function showShortage(): void {
    board.set(storedShortage(store, lists));
  }

  return {
    get isText() {
      return isText;
    },
    run: runOnce,
    wantCheck() {
      mustCheck = true;
    },
  };
}
