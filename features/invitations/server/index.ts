export { invitationFeature } from './feature.ts';
