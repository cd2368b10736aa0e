export { defineRead } from './read.ts';
export type { Copy, Read, ReadContext } from './read.ts';
