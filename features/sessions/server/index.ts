export { sessionFeature } from './feature.ts';
export { moveSessions } from './move-sessions.ts';
export { linkNewTests } from './session-tests.ts';
