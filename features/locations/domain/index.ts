export { isPlaced } from './is-placed.ts';
