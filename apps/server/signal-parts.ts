import { syncScheme } from '#offline-copy/contract';
import type { SignalOptions } from '#packages/sync/server';
import type { Viewer } from '#permissions/contract';
import { findTagMembers } from '#tags/server';
import type { Composition } from './composition.ts';

/** The lists whose viewers the near-live signal notifies, and the other changes it listens to. */
export function signalParts({
  syncSources,
}: Composition): Pick<SignalOptions<Viewer>, 'scheme' | 'sources' | 'subjects' | 'topics'> {
  return {
    scheme: syncScheme,
    sources: syncSources,
    subjects: findTagMembers,
    topics: { rights: 'permissions', signIns: 'sign_ins', labels: 'user_tags' },
  };
}
