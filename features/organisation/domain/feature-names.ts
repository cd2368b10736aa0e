import type { BetaFeature } from '#organisation/contract';

/** Names of preview features. */
export const featureNames: Readonly<Record<BetaFeature, string>> = {
  alert: 'Alerts',
  roster: 'Roster',
  'heat stress': 'Heat stress',
};
