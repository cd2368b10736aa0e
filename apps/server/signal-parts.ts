import type { SignalOptions } from '#packages/sync/server';
import type { Viewer } from '#permissions/contract';
import { findWearers } from '#tags/server';
import { syncSources } from './composition.ts';

/** What the near-live signal is made of: whom a change concerns, and what else it hears of. */
export const signalParts: Pick<SignalOptions<Viewer>, 'sources' | 'subjects' | 'topics'> = {
  sources: syncSources,
  subjects: findWearers,
  topics: { rights: 'permissions', signIns: 'sign_ins', labels: 'user_tags' },
};
