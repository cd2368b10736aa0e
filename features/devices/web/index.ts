export { deviceRoutes } from './routes.tsx';
