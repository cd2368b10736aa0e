export {
  acknowledgePush,
  findPushKey,
  findPushReach,
  listPushBrowsers,
  renewPush,
  subscribePush,
  testPush,
  unsubscribePush,
} from './push-endpoints.ts';
export type { PushBrowser } from './push-endpoints.ts';
export { pushMessages } from './push-messages.ts';
