import { IconGift } from '@tabler/icons-react';
import { screens, webFeature } from '#packages/feature/web';
import type { Viewer } from '#permissions/contract';

/** The referral programme. The public page of a link is a part of the registration. */
export const referralFeature = webFeature<Viewer>({
  name: 'referral',
  addresses: { guarded: [['/referral', 'Referral']] },
  routes: {
    framed: screens(() => [
      {
        path: '/referral',
        load: async () => (await import('./referral-screen.tsx')).ReferralScreen,
      },
    ]),
  },
  menu: [
    {
      ...{ label: 'Referral and Loyalty', to: '/referral', icon: IconGift, order: 70 },
      short: 'Referral',
    },
    { label: 'Referral', to: '/referral', under: '/referral', order: 10 },
  ],
});
