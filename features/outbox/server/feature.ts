import { serverFeature } from '#packages/feature/server';
import type { Viewer } from '#permissions/contract';
import type { TaskServices } from '#packages/feature/server';
import { eraseEmails } from './erase-emails.ts';
import { emailExport } from './email-export.ts';
import { blankingWork, emailTask } from './email-task.ts';
import type { EmailTaskOptions, OnEmailResult } from './email-task.ts';
import { outboxCalls } from './outbox-routes.ts';
import { blankEmail, sendEmail } from './send-mail.ts';
import { outboxBaseline } from './migrations/2026-11-24-0907-outbox.ts';

/** Settings of the mail server. */
export interface OutboxServices {
  /** Emails are sent by a mail server; otherwise they are only stored. */
  readonly isMailSent: boolean;
}

/**
 * Emails: stored in the transaction that causes them, sent afterwards.
 *
 * @param onResult records the result of each try for the feature that sent the email
 */
export function outboxFeature(onResult: OnEmailResult) {
  return serverFeature<Viewer, OutboxServices, TaskServices & EmailTaskOptions>({
    name: 'outbox',
    migrations: [outboxBaseline],
    tasks: [
      { kind: sendEmail, work: (services) => emailTask(services, onResult) },
      { kind: blankEmail, work: blankingWork },
    ],
    calls: ({ isMailSent }) => outboxCalls(isMailSent),
    personalData: { ofPerson: [emailExport], erase: eraseEmails },
  });
}
