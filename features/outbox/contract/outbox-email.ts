import { z } from 'zod';

export const emailStates = ['queued', 'sent', 'failed'] as const;

/** An email as admins see it. */
export const outboxEmail = z.object({
  message_id: z.string(),
  time: z.string(),
  channel: z.enum(['mail']),
  recipient: z.string(),
  subject: z.string(),
  state: z.enum(emailStates),
  attempts: z.number(),
  error: z.string().nullable(),
  /** False while it waits, and for ever where its link opens an account. */
  can_resend: z.boolean(),
  /**
   * What it says, where one email is asked for; null in a list, and always where its link opens an
   * account.
   */
  text: z.string().nullable(),
});
export type OutboxEmail = z.infer<typeof outboxEmail>;
