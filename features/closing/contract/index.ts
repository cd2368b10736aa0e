export { cancelClosing, closeOrganisation, deleteMe } from './closing-endpoints.ts';
export { closingMessages } from './closing-messages.ts';
