import { serverFeature } from '#packages/feature/server';
import type { Viewer } from '#permissions/contract';
import type { ServiceParts } from './service-parts.ts';
import { serviceCalls } from './service-routes.ts';
import { serviceBaseline } from './migrations/2026-11-24-0916-services.ts';

/** The status of the services that the server uses. */
export const serviceFeature = serverFeature<Viewer, ServiceParts>({
  name: 'services',
  migrations: [serviceBaseline],
  calls: serviceCalls,
});
