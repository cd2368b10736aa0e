import type { TagTab } from '#tags/web';

/** The rule packs of a location, as a tab of its page. */
export const rulePackTab: TagTab = {
  key: 'rule-packs',
  word: 'Rule packs',
  load: async () => (await import('./location/location-packs.tsx')).LocationPacksTab,
};
