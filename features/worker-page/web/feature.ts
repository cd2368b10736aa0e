import { webFeature } from '#packages/feature/web';
import type { Viewer } from '#permissions/contract';

/**
 * The page behind a link. It is a page of its own (`apps/access`), so the app has its addresses and
 * no screens.
 */
export const workerPageFeature = webFeature<Viewer>({
  name: 'worker-page',
  addresses: {
    token: [
      ['/access/{token}', 'Your access'],
      ['/access/{token}/assessments', 'Assessments'],
      ['/access/{token}/assessments/{assessmentId}/take', 'Take assessment'],
    ],
  },
});
