export { ClosingBanner } from './closing-banner.tsx';
export { closingRoutes } from './routes.tsx';
