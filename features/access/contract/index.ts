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
export {
  createAccessLinks,
  createCourseLink,
  linksPage,
  linkStates,
  listAccessLinks,
  mostLinks,
  revokeAccessLink,
} from './link-endpoints.ts';
export type { LinkFacts, LinkPerson, LinkState, NewLink } from './link-endpoints.ts';
