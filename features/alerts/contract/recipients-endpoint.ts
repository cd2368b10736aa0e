import { z } from 'zod';
import { endpoint } from '#packages/http/contract';
import { alertAbout } from './alert-endpoints.ts';

/** Why a supervisor is not notified. */
export const skipReasons = ['no_email', 'never_signed_in', 'off_shift'] as const;

const named = { user_id: z.string(), name: z.string() };

export const findAlertRecipients = endpoint({
  name: 'alert.find_recipients',
  method: 'POST',
  path: '/v3/alert/recipients',
  summary: 'Whom an alert by hand would reach now, and who would be left out.',
  right: 'signed_in',
  feature: 'alert',
  body: z.object(alertAbout),
  data: z.object({
    /** Only people that the caller can see. `has_browser`: they get notifications in a browser. */
    reached: z.array(z.object({ ...named, has_browser: z.boolean() })),
    skipped: z.array(z.object({ ...named, reason: z.enum(skipReasons) })),
    /** All people. */
    counts: z.object({ sent: z.number(), skipped: z.number() }),
    /** Admins are notified, as no manager can be. */
    is_by_admins: z.boolean(),
    /** Nobody but the caller is notified. */
    is_only_caller: z.boolean(),
    /** The caller alerts about themselves, so only notifications and emails are sent. */
    is_own: z.boolean(),
    /** Which channels are configured. */
    setup: z.object({ mail: z.boolean(), sms: z.boolean(), webhook: z.boolean() }),
  }),
});
