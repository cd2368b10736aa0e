import { z } from 'zod';

/** Points of each cause: an active referral, a published story, a valid hydration test. */
export const pointsOf = { referral: 500, story: 100, test: 1 } as const;

/** Most points for hydration tests of one calendar month. */
export const mostTestPoints = 200;

/** The tiers, by the points that an organisation has earned in total. */
export const tiers = [
  { tier: 'Bronze', from: 0 },
  { tier: 'Silver', from: 1000 },
  { tier: 'Gold', from: 5000 },
] as const;
export type Tier = (typeof tiers)[number]['tier'];

/** What points can be exchanged for. */
export const rewards = [
  { reward: 'strips', title: 'Pack of test strips', points: 500 },
  { reward: 'seats', title: 'Five extra seats for a year', points: 1500 },
  { reward: 'training', title: 'Training session for supervisors', points: 2500 },
  { reward: 'device', title: 'Test device', points: 5000 },
] as const;
export type Reward = (typeof rewards)[number]['reward'];
export const rewardKeys = rewards.map(({ reward }) => reward);

/** Kinds of ledger entries. */
export const entryKinds = ['referral', 'story', 'tests', 'reward', 'refund'] as const;
export type EntryKind = (typeof entryKinds)[number];

/** An entry of the ledger; entries are never changed. */
export const ledgerEntry = z.object({
  entry_id: z.string(),
  /** Position in the ledger of the organisation, from 1. */
  seq: z.number(),
  kind: z.enum(entryKinds),
  /** Details of the reason: a name, a month, a reward. */
  summary: z.string(),
  points: z.number(),
  /** The balance after it. */
  balance: z.number(),
  time: z.string(),
  /** Who caused it; null for tests, and for people whom the viewer may not see. */
  by: z.object({ name_first: z.string(), name_last: z.string() }).nullable(),
});
export type LedgerEntry = z.infer<typeof ledgerEntry>;

/** States of a request. */
export const quoteStatuses = [
  'Requested',
  'Answered',
  'Accepted',
  'Declined',
  'Withdrawn',
] as const;
export type QuoteStatus = (typeof quoteStatuses)[number];

/** A requested reward, as the admins of the organisation see it. */
export const rewardRequest = z.object({
  quote_id: z.string(),
  /** Counts from 1 in each organisation. */
  number: z.number(),
  title: z.string(),
  points: z.number(),
  status: z.enum(quoteStatuses),
  /** Answer of the support team; empty without one. */
  answer: z.string(),
  created_time: z.string(),
  requested_by: z.object({ name_first: z.string(), name_last: z.string() }).nullable(),
});
export type RewardRequest = z.infer<typeof rewardRequest>;

/** An open request, as the support team sees it. */
export const waitingRequest = rewardRequest
  .omit({ requested_by: true })
  .extend({ organisation: z.string(), email: z.string().nullable() });
export type WaitingRequest = z.infer<typeof waitingRequest>;
