import { screens, webFeature } from '#packages/feature/web';
import type { Viewer } from '#permissions/contract';

/** Points, tier and rewards. */
export const loyaltyFeature = webFeature<Viewer>({
  name: 'loyalty',
  addresses: { guarded: [['/loyalty', 'Loyalty']] },
  routes: {
    framed: screens(() => [
      {
        path: '/loyalty',
        load: async () => (await import('./loyalty-screen.tsx')).LoyaltyScreen,
      },
    ]),
  },
  menu: [{ label: 'Loyalty', to: '/loyalty', under: '/referral', order: 30 }],
});
