export { sessionFeature } from './feature.ts';
export { sessionCandidates, sessionPreview } from './session-people.ts';
export type { SessionPreview } from './session-people.ts';
export { mayRunSessions, sessionDetail, sessionList } from './session-reads.ts';
export type { SessionCard, SessionDetail, SessionPerson, SessionResult } from './session-reads.ts';
export type { SkipChange } from './session-rows.ts';
export { queuedSkips } from './session-writes.ts';
