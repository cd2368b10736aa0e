import { screens, webFeature } from '#packages/feature/web';
import type { Viewer } from '#permissions/contract';

/** How and when the viewer is notified. */
export const notificationFeature = webFeature<Viewer>({
  name: 'notifications',
  addresses: {
    guarded: [['/settings/notifications', 'Notifications', 'quiet hours mute email sms push bell']],
  },
  routes: {
    settings: screens(() => [
      {
        path: '/settings/notifications',
        load: async () => (await import('./notifications-screen.tsx')).NotificationsScreen,
      },
    ]),
  },
  settings: [
    {
      ...{ label: 'Notifications', to: '/settings/notifications' },
      ...{ under: 'Heat and alerts', order: 20 },
    },
  ],
});
