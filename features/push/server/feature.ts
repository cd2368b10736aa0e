import { serverFeature } from '#packages/feature/server';
import type { TaskServices } from '#packages/feature/server';
import type { Viewer } from '#permissions/contract';
import { pushBaseline } from './migrations/2026-11-25-1110-push.ts';
import { pushNotices } from './migrations/2026-11-25-2121-push-notices.ts';
import { pushExport } from './push-export.ts';
import { pushCalls } from './push-routes.ts';
import type { AcknowledgeNotice, PushCallServices } from './push-routes.ts';
import { pushTask } from './push-task.ts';
import type { PushHooks, PushTaskOptions } from './push-task.ts';
import { sendPushMessage } from './send-push.ts';
import { erasePush } from './subscription-store.ts';

/** What notifications need from higher features. */
export interface PushParts extends PushHooks {
  /** Acknowledges the notice of a notification. */
  readonly acknowledgeNotice: AcknowledgeNotice;
}

/** Notifications in browsers, also while the page is closed. */
export function pushFeature({ acknowledgeNotice, ...hooks }: PushParts) {
  return serverFeature<Viewer, PushCallServices, TaskServices & PushTaskOptions>({
    name: 'push',
    migrations: [pushBaseline, pushNotices],
    tasks: [{ kind: sendPushMessage, work: (services) => pushTask(services, hooks) }],
    calls: (services) => pushCalls(services, acknowledgeNotice),
    personalData: { ofPerson: [pushExport], erase: erasePush },
  });
}
