import { z } from 'zod';

const emailStates = ['queued', 'sent', 'failed'] as const;

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
  /** False while it is queued, and always if its link opens an account. */
  can_resend: z.boolean(),
  /**
   * Its text, if a single email is requested; null in a list, and always if its link opens an
   * account.
   */
  text: z.string().nullable(),
});
export type OutboxEmail = z.infer<typeof outboxEmail>;
