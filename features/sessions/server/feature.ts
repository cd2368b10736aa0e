import { serverFeature } from '#packages/feature/server';
import type { Viewer } from '#permissions/contract';
import { addDemoSessions } from './demo-sessions.ts';
import { eraseSessions } from './erase-sessions.ts';
import { sessionBaseline } from './migrations/2026-11-26-0600-sessions.ts';
import { retireSessions, retireSessionsWork } from './retire-sessions.ts';
import { sessionExport, sessionTestExport, sessionUserExport } from './session-export.ts';
import { sessionCalls } from './session-routes.ts';
import { sessionMeasurementSync, sessionSync, sessionUserSync } from './session-sync.ts';
import { sessionUserCalls } from './session-user-routes.ts';

const exports = [sessionExport, sessionUserExport, sessionTestExport];

/** Measuring sessions. */
export const sessionFeature = serverFeature<Viewer>({
  name: 'sessions',
  migrations: [sessionBaseline],
  syncSources: [sessionSync, sessionUserSync, sessionMeasurementSync],
  tasks: [{ kind: retireSessions, work: retireSessionsWork }],
  calls: () => [...sessionCalls, ...sessionUserCalls],
  demo: addDemoSessions,
  personalData: { ofOrganisation: exports, ofPerson: exports, erase: eraseSessions },
});
