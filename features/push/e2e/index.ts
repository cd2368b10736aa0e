export { NotificationsPage } from './notifications-page.ts';
export { openPushBrowser } from './push-browser.ts';
export type { PushBrowser } from './push-browser.ts';
