export { createFakeEnvironment } from './fake-environment.ts';
export type { FakeEnvironment } from './fake-environment.ts';
