import { z } from 'zod';

export const letterStates = ['queued', 'sent', 'failed'] as const;

/** A letter as admins see it. */
export const outboxLetter = z.object({
  message_id: z.string(),
  time: z.string(),
  channel: z.enum(['mail']),
  recipient: z.string(),
  subject: z.string(),
  state: z.enum(letterStates),
  attempts: z.number(),
  error: z.string().nullable(),
  /** False while it waits, and for ever where its link opens an account. */
  can_resend: z.boolean(),
  /**
   * What it says, where one letter is asked for; null in a list, and always where its link opens an
   * account.
   */
  text: z.string().nullable(),
});
export type OutboxLetter = z.infer<typeof outboxLetter>;
