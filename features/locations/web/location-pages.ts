import type { TagTab } from '#tags/web';

/** The tab of a location with its coordinates. */
export const placeTab: TagTab = {
  key: 'place',
  word: 'Place',
  load: async () => (await import('./place/place-tab.tsx')).PlaceTab,
};
