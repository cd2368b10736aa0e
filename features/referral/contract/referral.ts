import { z } from 'zod';

/** Valid tests after which an invited organisation is active. */
export const testsToActive = 10;
/** Most addresses of one invitation. */
export const mostAddresses = 10;
/** Longest note in characters. */
export const longestNote = 500;

/** States of a referral, in their order. */
export const referralStates = ['Invited', 'Registered', 'Active'] as const;
export type ReferralState = (typeof referralStates)[number];

/** An invitation by email, or an organisation that registered with the link. */
export const referral = z.object({
  referral_id: z.string(),
  /** The organisation, or the masked address before it has registered. */
  who: z.string(),
  state: z.enum(referralStates),
  /** When it was invited, or registered without an email. */
  time: z.string(),
  points: z.number(),
});
export type Referral = z.infer<typeof referral>;

/** Figures of a person. Each state includes those after it. */
export const referralFigures = z.object({
  invited: z.number(),
  registered: z.number(),
  active: z.number(),
  points: z.number(),
});
export type ReferralFigures = z.infer<typeof referralFigures>;
