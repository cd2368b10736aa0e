export { isSwitchedOn } from './switched-on.ts';
