export { PersonPage } from './person-page.ts';
export type { TestLine, TypedTest } from './person-page.ts';
