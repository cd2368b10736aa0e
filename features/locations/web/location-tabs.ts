import { noticeTab } from '#tags/web';
import type { TagTab } from '#tags/web';

/**
 * The tabs of a location's page, in their order; the first is the page itself. A tab of locations is
 * added here.
 *
 * @param people the tabs about people, which a higher word gives
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
