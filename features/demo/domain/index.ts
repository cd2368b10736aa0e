export { demoOrganisationId } from './demo-id.ts';
export { measurementsOf } from './demo-day.ts';
export type { DemoMeasurement } from './demo-day.ts';
export { demoAccounts, demoOrganisation } from './demo-organisation.ts';
export type { DemoOrganisation } from './demo-organisation.ts';
export { retiredDevice, siteDevices } from './site-devices.ts';
export { daysBack, siteDay } from './site-day.ts';
