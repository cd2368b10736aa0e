import { z } from 'zod';
import { endpoint } from '#packages/http/contract';
import { isStorable } from '#packages/kit';
import { hasLink } from './note-link.ts';
import { referralMessages as messages } from './referral-messages.ts';
import { longestNote, mostAddresses, referral, referralFigures } from './referral.ts';

/** Maximum number of listed referrals, the newest. */
export const mostReferrals = 1000;

export const readReferral = endpoint({
  name: 'referral.read',
  method: 'GET',
  path: '/v3/referral',
  summary: "The caller's referral link, figures and referrals, newest first.",
  right: 'signed_in',
  data: z.object({
    has_email: z.boolean(),
    /** Null without an email, or until it was created. */
    link: z.string().nullable(),
    figures: referralFigures,
    referrals: z.array(referral),
  }),
});

export const createReferralLink = endpoint({
  name: 'referral.create_link',
  method: 'POST',
  path: '/v3/referral/link',
  summary: "Creates the caller's referral link, unless they have one.",
  right: 'signed_in',
  isIndependent: true,
  body: z.object({}),
  data: z.object({ link: z.string() }),
});

export const sendInvitations = endpoint({
  name: 'referral.invite',
  method: 'POST',
  path: '/v3/referral/invite',
  summary:
    'Invites people by email. An address that the caller has invited in the last 30 days gets no second email. The answer does not depend on whether an address has an account.',
  right: 'signed_in',
  isIndependent: true,
  bodyLimit: 16 * 1024,
  body: z.object({
    emails: z
      .array(z.string().trim().toLowerCase().max(254))
      .min(1, messages.emailsRequired)
      .max(mostAddresses, messages.emailsTooMany),
    note: z
      .string()
      .trim()
      .max(longestNote, messages.noteLong)
      .refine(isStorable)
      .refine((note) => !hasLink(note), messages.noteLinks)
      .default(''),
  }),
  data: z.object({ invited: z.number() }),
  errors: ['TOO_MANY'],
});
