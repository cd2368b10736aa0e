import { betaFeatures } from '#organisation/contract';
import type { BetaFeature } from '#organisation/contract';
import { isSwitchedOn } from '#organisation/domain';
import type { Tx } from '#packages/database';
import { findOrganisation } from './organisation-store.ts';

/** The preview features that the organisation has switched on. */
export async function findSwitchedOn(tx: Tx): Promise<BetaFeature[]> {
  const organisation = await findOrganisation(tx);
  if (organisation === null) return [];
  return betaFeatures.filter((feature) => isSwitchedOn(organisation.metadata, feature));
}
