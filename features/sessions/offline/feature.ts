import type { OfflineFeature } from '#packages/feature/offline';
import { sessionCandidates, sessionPreview } from './session-people.ts';
import { mayRunSessions, sessionDetail, sessionList } from './session-reads.ts';
import { sessionTables } from './session-rows.ts';
import { sessionWrites } from './session-writes.ts';

/** Measuring sessions. */
export const sessionFeature: OfflineFeature = {
  name: 'sessions',
  tables: sessionTables,
  reads: [sessionList, sessionDetail, mayRunSessions, sessionPreview, sessionCandidates],
  writes: sessionWrites,
};
