import { screens, webFeature } from '#packages/feature/web';
import type { Viewer } from '#permissions/contract';
import { isAdmin } from '#permissions/domain';

/**
 * The page behind a link. It is a page of its own (`apps/access`), so the app has its addresses and
 * no screens of it but its settings.
 */
export const workerPageFeature = webFeature<Viewer>({
  name: 'worker-page',
  addresses: {
    token: [
      ['/access/{token}', 'Your access'],
      ['/access/{token}/assessments', 'Assessments'],
      ['/access/{token}/assessments/{assessmentId}/take', 'Take assessment'],
    ],
    guarded: [['/settings/worker-page', "Worker's page"]],
  },
  routes: {
    settings: screens(() => [
      {
        path: '/settings/worker-page',
        load: async () => (await import('./settings/settings-screen.tsx')).SettingsScreen,
      },
    ]),
  },
  settings: [
    {
      ...{ label: "Worker's page", to: '/settings/worker-page', under: 'Heat and alerts' },
      ...{ order: 30, mayOpen: isAdmin },
    },
  ],
});
