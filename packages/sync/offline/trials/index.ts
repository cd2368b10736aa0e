export { createFakeWorld } from './fake-world.ts';
export type { FakeWorld } from './fake-world.ts';
