export {
  createIncidentFile,
  listIncidentFiles,
  mostFiles,
  mostSpanDays,
  readIncidentFile,
} from './incident-endpoints.ts';
export {
  formatName,
  incidentContent,
  lineKinds,
  mostContentBytes,
  mostLines,
} from './incident-content.ts';
export type {
  HeatHour,
  IncidentContent,
  IncidentLine,
  LineKind,
  NamedPerson,
} from './incident-content.ts';
export type { IncidentFile, IncidentFileHead } from './incident-endpoints.ts';
export { incidentMessages } from './incident-messages.ts';
