export { ConsentSection } from './consent/consent-section.tsx';
export { registrationRoutes } from './routes.tsx';
export type { RegistrationRouteOptions } from './routes.tsx';
