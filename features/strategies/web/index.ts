export { strategyRoutes } from './routes.tsx';
