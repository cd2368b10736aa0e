export { workAccountPeople, workAccountReads } from './work-account-people.ts';
export type { WorkAccountPerson } from './work-account-people.ts';
