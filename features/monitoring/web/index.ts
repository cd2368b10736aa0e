export { monitoringRoutes } from './routes.tsx';
