import { z } from 'zod';

/** How a message is sent. */
export const messageChannels = ['mail', 'sms', 'webhook'] as const;
export type MessageChannel = (typeof messageChannels)[number];

const messageStates = ['queued', 'sent', 'failed'] as const;

/** A message as admins see it. */
export const outboxMessage = z.object({
  message_id: z.string(),
  time: z.string(),
  channel: z.enum(messageChannels),
  /** An email address, the last three digits of a phone number, or the host of a webhook. */
  recipient: z.string(),
  subject: z.string(),
  state: z.enum(messageStates),
  attempts: z.number(),
  error: z.string().nullable(),
  /** False while it is queued or no longer needed, and always if its link opens an account. */
  can_resend: z.boolean(),
  /**
   * Its text, if a single message is requested; null in a list, and always if its link opens an
   * account.
   */
  text: z.string().nullable(),
});
export type OutboxMessage = z.infer<typeof outboxMessage>;
