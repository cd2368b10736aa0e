import { createHash } from 'node:crypto';
import type { Tx } from '#packages/database';
import type { Half } from '#packages/sync/contract';

/** Who may see whose rows, as the features know it. */
export interface AccessSource<Viewer> {
  /** Whose rows the viewer may see in a half, in a fixed order; null for everybody's. */
  people(tx: Tx, viewer: Viewer, half: Half): Promise<readonly string[] | null>;
  /** The viewer's rights as text: whatever else decides which rows of core they may see. */
  rights(viewer: Viewer): string;
  /** Tables whose stamps rise whenever `people` may answer otherwise. */
  readonly tables: readonly string[];
}

/**
 * Finds the version of what a viewer may see: a number that is equal for equal sets of people, so
 * nobody has to remember to raise it, and two processes agree without talking.
 */
export interface AccessEpochs<Viewer> {
  /** @param version changes with every stamp of the source's tables */
  of(tx: Tx, viewer: Viewer, half: Half, version: string): Promise<number>;
}

/** Sets worked out once are remembered for so many viewers of this process. */
const viewersKept = 20_000;

/** Epochs by the given source. */
export function createAccessEpochs<Viewer extends { org_id: string; user_id: string }>(
  source: AccessSource<Viewer>,
): AccessEpochs<Viewer> {
  const kept = new Map<string, { under: string; epoch: number }>();
  return {
    async of(tx, viewer, half, version) {
      const rights = source.rights(viewer);
      // Two organisations may have people with the same id.
      const key = `${half} ${viewer.org_id} ${viewer.user_id}`;
      const under = `${version} ${rights}`;
      const known = kept.get(key);
      if (known?.under === under) return known.epoch;
      const people = (await source.people(tx, viewer, half))?.join() ?? 'everybody';
      const epoch = hashOf(half === 'core' ? `${people} ${rights}` : people);
      kept.delete(key);
      kept.set(key, { under, epoch });
      for (const oldest of kept.keys()) {
        if (kept.size <= viewersKept * 2) break;
        kept.delete(oldest);
      }
      return epoch;
    },
  };
}

/** 48 bits, which a number holds exactly; never 0, which stands for a client that knows nothing. */
function hashOf(text: string): number {
  return Number.parseInt(createHash('sha256').update(text).digest('hex').slice(0, 12), 16) || 1;
}
