export { auditRoutes } from './routes.tsx';
