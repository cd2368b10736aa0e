export { BrowserNotifications } from './browser-notifications.tsx';
