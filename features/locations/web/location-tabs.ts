import { noticeTab } from '#tags/web';
import type { TagTab } from '#tags/web';

/**
 * The tabs of a location's page, in order; the first is the page itself. Add new ones here.
 *
 * @param people the tabs about people from a higher feature
 */
export function locationTabs(people: readonly TagTab[]): readonly TagTab[] {
  return [
    {
      key: 'place',
      word: 'Place',
      load: async () => (await import('./place/place-tab.tsx')).PlaceTab,
    },
    noticeTab,
    ...people,
  ];
}
