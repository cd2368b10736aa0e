export {
  acceptedFiles,
  cleanFileName,
  fileProblem,
  isContentAsNamed,
  plainFileName,
} from './attached-file.ts';
export { diagnosticsText } from './diagnostics.ts';
export type { DeviceFacts } from './diagnostics.ts';
export { statusAfterReply, stepRefusal } from './ticket-steps.ts';
