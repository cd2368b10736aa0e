export { erasePerson, exportOrganisation, exportPerson } from './privacy-endpoints.ts';
export { privacyMessages } from './privacy-messages.ts';
