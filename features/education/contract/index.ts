export {
  assignModule,
  assignmentsPage,
  educationOverview,
  listAssignments,
  mostReminded,
  remindCourses,
  reminderPause,
  removeAssignment,
  restoreAssignment,
} from './assignment-endpoints.ts';
export { courseStates, expiringDays, mostNeeding, mostPeople } from './assignment.ts';
export type {
  AssignmentFields,
  AssignmentRow,
  AssignmentTarget,
  CourseState,
  EducationFigures,
  OpenAssignment,
  TagCompletion,
  Via,
} from './assignment.ts';
export {
  listCourses,
  markSectionRead,
  readAssessment,
  readCourse,
  submitAttempt,
} from './course-endpoints.ts';
export {
  attemptFields,
  attemptResult,
  courseAssessment,
  courseCard,
  versionDays,
  wholeCourse,
} from './course.ts';
export type {
  Answer,
  AttemptFields,
  AttemptResult,
  AttemptReview,
  AttemptRow,
  CourseAssessment,
  CourseCard,
  ReviewedQuestion,
  ShownQuestion,
  WholeCourse,
} from './course.ts';
export { educationMessages } from './education-messages.ts';
export {
  changeModule,
  createModule,
  imageBytes,
  listModules,
  publishModule,
  readImage,
  readModule,
  saveImage,
} from './module-endpoints.ts';
export {
  defaultSettings,
  drawings,
  moduleContent,
  moduleLanguages,
  mostChoices,
  mostModuleBytes,
  mostQuestions,
  mostSections,
  questionKinds,
} from './module.ts';
export type {
  Choice,
  Drawing,
  ModuleChange,
  ModuleContent,
  ModuleLanguage,
  ModuleRow,
  ModuleState,
  Picture,
  Question,
  QuestionKind,
  Section,
  WholeModule,
} from './module.ts';
export { httpsLink, richText, textBounds } from './rich-text.ts';
export type { RichBlock, RichInline, RichText } from './rich-text.ts';
