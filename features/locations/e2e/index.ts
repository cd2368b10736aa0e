export { PlacePage } from './place-page.ts';
