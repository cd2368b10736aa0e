export {
  archiveHours,
  mostOpenSessions,
  mostSessionPeople,
  sessionHours,
  sessionTypes,
  sessionUserLimit,
  skipReasons,
} from './session.ts';
export type {
  Session,
  SessionFields,
  SessionMeasurement,
  SessionType,
  SessionUser,
  SessionUserFields,
  SkipReason,
} from './session.ts';
export { saveSession, saveSessionUsers } from './session-endpoints.ts';
export { sessionMessages } from './session-messages.ts';
