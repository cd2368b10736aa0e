export { organisationRoutes } from './routes.tsx';
