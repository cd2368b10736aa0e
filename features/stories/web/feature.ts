import { screens, webFeature } from '#packages/feature/web';
import type { Viewer } from '#permissions/contract';

/** Stories of customers. */
export const storyFeature = webFeature<Viewer>({
  name: 'stories',
  addresses: { guarded: [['/referral/stories', 'Referral stories']] },
  routes: {
    framed: screens(() => [
      {
        path: '/referral/stories',
        load: async () => (await import('./stories-screen.tsx')).StoriesScreen,
      },
    ]),
  },
  menu: [{ label: 'Stories', to: '/referral/stories', under: '/referral', order: 20 }],
});
