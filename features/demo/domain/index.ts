export { demoOrganisationId } from './demo-id.ts';
export { demoSite } from './demo-site.ts';
export { measurementsOf, retiredDevice, siteDevices } from './demo-day.ts';
export { demoAccounts, demoOrganisation, demoSupervisors } from './demo-organisation.ts';
export { daysBack, siteDay } from './site-day.ts';
export { linksOf } from './site-links.ts';
export { siteSurvey } from './site-survey.ts';
export { earTemperature, restingPulse } from './site-types.ts';
