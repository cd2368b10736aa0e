import { webFeature } from '#packages/feature/web';
import type { Viewer } from '#permissions/contract';
import { closingRoutes } from './routes.tsx';
import type { ClosingRouteOptions } from './routes.tsx';

/** Closing an account, and a whole organisation. */
export const closingFeature = webFeature<Viewer, ClosingRouteOptions>({
  name: 'closing',
  addresses: { guarded: [['/settings/close', 'Close the account']] },
  routes: { settings: closingRoutes },
  settings: [{ label: 'Close', to: '/settings/close', under: 'Organisation', order: 60 }],
});
