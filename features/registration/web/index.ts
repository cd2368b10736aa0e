export { registrationFeature } from './feature.ts';
export { ConsentSection } from './consent/consent-section.tsx';
export type { RegistrationRouteOptions } from './routes.tsx';
