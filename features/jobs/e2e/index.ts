export { AssessmentPage } from './assessment-page.ts';
