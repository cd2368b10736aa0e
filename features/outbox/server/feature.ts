import { messageChannels } from '#outbox/contract';
import { serverFeature } from '#packages/feature/server';
import type { TaskServices } from '#packages/feature/server';
import type { Viewer } from '#permissions/contract';
import { eraseEmails } from './erase-emails.ts';
import { emailExport } from './email-export.ts';
import { blankingWork, messageTask } from './message-task.ts';
import type { MessageHooks, MessageTaskOptions } from './message-task.ts';
import { outboxCalls } from './outbox-routes.ts';
import { blankEmail, sendKinds } from './send-kinds.ts';
import { webhookCalls } from './webhook/webhook-routes.ts';
import { outboxBaseline } from './migrations/2026-11-24-0907-outbox.ts';
import { smsCounts } from './migrations/2026-11-25-1123-sms-counts.ts';
import { outboxChannels } from './migrations/2026-11-25-1105-outbox-channels.ts';

/** Which channels this server can send. */
export interface OutboxServices {
  /** Emails are sent by a mail server; otherwise they are only stored. */
  readonly isMailSent: boolean;
  /** An SMS service is configured. */
  readonly isSmsSent: boolean;
  /** Webhooks may have http and private addresses. Only for tests. */
  readonly allowsPrivateWebhooks: boolean;
}

/**
 * Messages: stored in the transaction that causes them, sent afterwards.
 *
 * @param hooks record the result of each try, and check its recipient, for the feature that sent it
 */
export function outboxFeature(hooks: MessageHooks) {
  return serverFeature<Viewer, OutboxServices, TaskServices & MessageTaskOptions>({
    name: 'outbox',
    migrations: [outboxBaseline, outboxChannels, smsCounts],
    tasks: [
      ...messageChannels.map((channel) => ({
        kind: sendKinds[channel],
        work: (services: MessageTaskOptions) => messageTask(channel, services, hooks),
      })),
      { kind: blankEmail, work: blankingWork },
    ],
    calls: (services) => [...outboxCalls(services.isMailSent), ...webhookCalls(services)],
    personalData: { ofPerson: [emailExport], erase: eraseEmails },
  });
}
