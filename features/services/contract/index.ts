export { listServices, testService } from './service-endpoints.ts';
export { serviceMessages } from './service-messages.ts';
export { serviceIds, serviceNames } from './service.ts';
export type { Service, ServiceId, ServiceState } from './service.ts';
