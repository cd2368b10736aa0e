import { createHash } from 'node:crypto';
import type { Tx } from '#packages/database';
import type { Half } from '#packages/sync/contract';

/** Who may see whose rows, as the features define it. */
export interface AccessSource<Viewer> {
  /** The people whose rows the viewer may see in a half, in a fixed order; null for everybody. */
  people(tx: Tx, viewer: Viewer, half: Half): Promise<readonly string[] | null>;
  /**
   * In how much detail the viewer gets rows of the large half, as text: a copy that was loaded in
   * another detail loads these rows again. It must differ for two viewers who get a row of the same
   * person in different detail.
   */
  detail(viewer: Viewer): string;
  /** The viewer's rights as text: everything else that decides which core rows they may see. */
  rights(viewer: Viewer): string;
  /** The names of switched-on features; lists of other features are empty. */
  features(tx: Tx, viewer: Viewer): Promise<readonly string[]>;
  /** Tables whose stamps increase whenever the answer of `people` or `features` may change. */
  readonly tables: readonly string[];
}

/** What a viewer may see, as a version and the features whose lists they receive. */
export interface Access {
  readonly access_epoch: number;
  /** As the source names it. */
  readonly detail: string;
  readonly features: readonly string[];
}

/**
 * Finds the version of what a viewer may see. The number is a hash of the set of people, so no code
 * has to increase it, and processes agree without communication.
 */
export interface AccessEpochs<Viewer> {
  /** @param version changes with every stamp of the source's tables */
  find(tx: Tx, viewer: Viewer, half: Half, version: string): Promise<Access>;
}

/** The number of viewers for which a process caches the set. */
const cachedViewers = 20_000;

/** Creates epochs from the given source. */
export function createAccessEpochs<Viewer extends { org_id: string; user_id: string }>(
  source: AccessSource<Viewer>,
): AccessEpochs<Viewer> {
  const cache = new Map<string, { state: string; access: Access }>();
  return {
    async find(tx, viewer, half, version) {
      const rights = source.rights(viewer);
      // Two organisations may have people with the same id.
      const key = `${half} ${viewer.org_id} ${viewer.user_id}`;
      const detail = source.detail(viewer);
      const state = `${version} ${rights} ${detail}`;
      const known = cache.get(key);
      if (known?.state === state) return known.access;
      const people = (await source.people(tx, viewer, half))?.join() ?? 'everybody';
      const features = await source.features(tx, viewer);
      const all = `${people} ${rights} ${features.join()}`;
      const seen = half === 'core' ? all : `${people} ${detail}`;
      const access = { access_epoch: hashOf(seen), detail, features };
      cache.delete(key);
      cache.set(key, { state, access });
      for (const oldest of cache.keys()) {
        if (cache.size <= cachedViewers * 2) break;
        cache.delete(oldest);
      }
      return access;
    },
  };
}

/** 48 bits, which a number holds exactly. Never 0, which means a client without an epoch. */
function hashOf(text: string): number {
  return Number.parseInt(createHash('sha256').update(text).digest('hex').slice(0, 12), 16) || 1;
}
