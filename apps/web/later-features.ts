import { webFeature } from '#packages/feature/web';
import type { Viewer } from '#permissions/contract';
import { isAdmin } from '#permissions/domain';

/**
 * Features that do not exist yet. Their addresses show a name and that it is being built; no menu
 * leads there.
 */
export const laterFeatures = [
  webFeature<Viewer>({
    name: 'later',
    addresses: {
      guarded: [
<<<<<<< HEAD
        ['/settings/osha-assessment', 'OSHA assessment'],
        ['/settings/compliance-assessment', 'Compliance assessment'],
      ],
    },
    access: [
      { label: 'OSHA', to: '/settings/osha-assessment', mayOpen: isAdmin },
      { label: 'Compliance', to: '/settings/compliance-assessment', mayOpen: isAdmin },
    ],
=======
        ['/settings/quote', 'Quote'],
        ['/settings/tickets', 'Tickets'],
      ],
    },
    access: [{ label: 'Quote', to: '/settings/quote', mayOpen: isAdmin }],
>>>>>>> compliance
  }),
] as const;
