import { registerPush } from '#push/offline';

// The service worker imports this file, so its scope is that of a service worker.
registerPush(self as unknown as Parameters<typeof registerPush>[0]);
