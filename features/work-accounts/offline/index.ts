export { workAccountFeature } from './feature.ts';
export { workAccountPeople } from './work-account-people.ts';
export type { WorkAccountPerson } from './work-account-people.ts';
