export {
  accessHome,
  markAccessSection,
  readAccess,
  readAccessAssessment,
  readAccessCourse,
  readAccessImage,
  submitAccessAttempt,
} from './access-endpoints.ts';
export type { AccessHome } from './access-endpoints.ts';
export { accessMessages } from './access-messages.ts';
