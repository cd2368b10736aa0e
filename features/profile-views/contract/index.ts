export {
  firstDays,
  keptDays,
  mostAhead,
  newProfileView,
  oldestDays,
  openedKinds,
  viewPageSize,
} from './profile-view.ts';
export type { NewProfileView, OpenedKind, ProfileView, ViewKind } from './profile-view.ts';
export { addProfileView, listProfileViews } from './profile-view-endpoints.ts';
export { profileViewMessages } from './profile-view-messages.ts';
