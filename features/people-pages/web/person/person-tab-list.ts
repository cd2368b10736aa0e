import { courseTab } from '#access/web';
import { hydrationTabs } from '#hydration/web';
import type { PersonTab } from '#people/web';

/** The tabs that other features have on the page of a person, in order. Add new ones here. */
export const featureTabs: readonly PersonTab[] = [...hydrationTabs, courseTab];

/** All tabs of a person, in order. */
export const personTabs: readonly Pick<PersonTab, 'word' | 'to'>[] = [
  { word: 'Overview', to: '/people/$user_id' },
  ...featureTabs,
];
