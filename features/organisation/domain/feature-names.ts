import type { BetaFeature } from '#organisation/contract';

/** What features in preview are called. */
export const featureNames: Readonly<Record<BetaFeature, string>> = {
  alert: 'Alerts',
  roster: 'Roster',
  'heat stress': 'Heat stress',
};
