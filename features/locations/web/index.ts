export { currentPosition } from './place/current-position.ts';
export { useAddressPlace } from './place/use-address-place.ts';
export { locationRoutes } from './routes.tsx';
