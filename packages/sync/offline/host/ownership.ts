import type { CopyEnvironment } from '../environment.ts';
import { createDeferred } from './deferred.ts';

export interface Ownership {
  /** Releases the database for the next worker, or stops waiting for it. */
  release(): void;
}

interface OwnershipOptions {
  environment: CopyEnvironment;
  /** The Web Lock has the name of the database. */
  name: string;
  /** Called when this worker owns the database, until `release`. */
  onOwner: () => void;
  /** Called if another worker owns it. `onOwner` follows when that worker has ended or crashed. */
  onFollower: () => void;
}

/**
 * Requests the ownership of a database. Only one worker of all tabs and builds owns it at a time.
 */
export function claimDatabase({
  environment: { locks },
  name,
  onOwner,
  onFollower,
}: OwnershipOptions): Ownership {
  const released = createDeferred<undefined>();
  const leaving = new AbortController();

  async function claim(): Promise<void> {
    if (locks === null) return onOwner();
    const hasOwned = await locks.request(name, { ifAvailable: true }, async (lock) => {
      if (lock === null) return false;
      if (!leaving.signal.aborted) onOwner();
      await released.promise;
      return true;
    });
    if (hasOwned || leaving.signal.aborted) return;
    onFollower();
    await locks.request(name, { signal: leaving.signal }, async () => {
      if (!leaving.signal.aborted) onOwner();
      await released.promise;
    });
  }

  claim().catch((error: unknown) => {
    if (!leaving.signal.aborted) throw error;
  });
  return {
    release() {
      leaving.abort();
      released.resolve(undefined);
    },
  };
}
