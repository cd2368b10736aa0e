import type { CopyEnvironment } from '../environment.ts';
import { createDeferred } from './deferred.ts';

export interface Ownership {
  /** Gives the database free for the next in channel, or leaves the channel. */
  release(): void;
}

interface OwnershipOptions {
  environment: CopyEnvironment;
  /** The Web Lock has the name of the database. */
  name: string;
  /** The database is ours alone until `release`. */
  onOwner: () => void;
  /** Another one has it; `onOwner` follows when that one is gone, however it went. */
  onFollower: () => void;
}

/** Stands in line for a database. Only one worker of all tabs and builds owns it at a time. */
export function claimDatabase({
  environment: { locks },
  name,
  onOwner,
  onFollower,
}: OwnershipOptions): Ownership {
  const released = createDeferred<undefined>();
  const leaving = new AbortController();

  async function stand(): Promise<void> {
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

  stand().catch((error: unknown) => {
    if (!leaving.signal.aborted) throw error;
  });
  return {
    release() {
      leaving.abort();
      released.resolve(undefined);
    },
  };
}
