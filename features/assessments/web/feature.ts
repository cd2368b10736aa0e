import { webFeature } from '#packages/feature/web';
import type { Viewer } from '#permissions/contract';
import { isAdmin } from '#permissions/domain';
import { assessmentRoutes } from './routes.tsx';

/** Saved what-if assessments. */
export const assessmentFeature = webFeature<Viewer>({
  name: 'assessments',
  addresses: {
    guarded: [['/settings/dehydration-risk-assessment', 'Dehydration risk assessment']],
  },
  routes: { settings: assessmentRoutes },
  settings: [
    {
      ...{ label: 'Dehydration risk assessment', to: '/settings/dehydration-risk-assessment' },
      ...{ under: 'Heat and alerts', order: 30, mayOpen: isAdmin },
    },
  ],
});
