import { z } from 'zod';
import type { MessageChannel } from '#outbox/contract';
import { taskKind } from '#packages/tasks/server';
import type { TaskKind } from '#packages/tasks/server';

const data = z.object({ org_id: z.guid(), message_id: z.guid() });
type MessageId = z.infer<typeof data>;

/**
 * Eight tries: each pause is between once and twice 20 s, 40 s and so on to 1280 s, by chance. The
 * last try is after 42 to 85 minutes, after one hour on average.
 */
const retries = { data, tries: 8, pause: 20, timeout: 60 };

/** Tasks that send one message. Each channel has its own queue, so a slow one delays no other. */
export const sendKinds: Readonly<Record<MessageChannel, TaskKind<MessageId>>> = {
  mail: taskKind({ name: 'send-email', ...retries }),
  sms: taskKind({ name: 'send-sms', ...retries }),
  webhook: taskKind({ name: 'send-webhook', ...retries }),
};

/** Task that blanks an email whose link has expired, sent or not. */
export const blankEmail = taskKind({
  ...{ name: 'blank-email', data },
  ...{ tries: 10, pause: 60, timeout: 60 },
});
