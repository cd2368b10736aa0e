export { registrationRoutes } from './routes.tsx';
export type { RegistrationRouteOptions } from './routes.tsx';
