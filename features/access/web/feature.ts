import { canSeeEducation } from '#education/domain';
import { screens, webFeature } from '#packages/feature/web';
import { linksSearch } from './links-search.ts';
import type { Viewer } from '#permissions/contract';

/** Access links of people without an account, and their cards. */
export const accessFeature = webFeature<Viewer>({
  name: 'access',
  addresses: {
    guarded: [
      ['/education/access-links', 'Access links'],
      ['/education/access-links/cards', 'Cards with access links'],
    ],
  },
  routes: {
    framed: screens(() => [
      {
        path: '/education/access-links',
        search: linksSearch,
        load: async () => (await import('./links-screen.tsx')).LinksScreen,
      },
      {
        path: '/education/access-links/cards',
        load: async () => (await import('./sheet/cards-screen.tsx')).CardsScreen,
      },
    ]),
  },
  menu: [
    {
      label: 'Access links',
      ...{ to: '/education/access-links', under: '/education', order: 30 },
      mayOpen: canSeeEducation,
    },
  ],
});
