// Steps and page models that stories of several features share.
export { confirmation, confirmDialog } from './confirmation.ts';
export { hasFocus, isInSight, pressOn, tabTo } from './keyboard.ts';
export { startMailbox } from './mailbox.ts';
export type { Mailbox } from './mailbox.ts';
export { openOfflineStory } from './offline-story.ts';
export type { OfflineStory } from './offline-story.ts';
export { openOwnersDemo } from './owners-demo.ts';
export type { OwnersDemo } from './owners-demo.ts';
export { sendAs } from './send-as.ts';
export { demoPassword, enterCredentials, signIn, signInByForm, signOut } from './sign-in.ts';
export { SyncPanelPage } from './sync-panel-page.ts';
