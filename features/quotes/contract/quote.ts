import { z } from 'zod';

/** What can be requested, in the order of the form. */
export const quoteItems = [
  'Test devices',
  'Test strips packs',
  'Extra seats',
  'Training session',
  'Other',
] as const;
export type QuoteItem = (typeof quoteItems)[number];

/** States of a quote. */
export const quoteStatuses = [
  'Requested',
  'Answered',
  'Accepted',
  'Declined',
  'Withdrawn',
] as const;
export type QuoteStatus = (typeof quoteStatuses)[number];

/** Largest quantity of an item. */
export const mostPieces = 10_000;
/** Longest texts in characters. */
export const longest = {
  name: 100,
  phone: 40,
  address: 300,
  notes: 2000,
  amount: 60,
  answer: 1000,
};

/** A name as shown; null if it is the support team's, or unknown. */
const names = z.object({ name_first: z.string(), name_last: z.string() }).nullable();

/** A step in the history of a quote. */
export const quoteStep = z.object({
  status: z.enum(quoteStatuses),
  time: z.string(),
  by: names,
  /** The support team took it. */
  by_support: z.boolean(),
  amount: z.string(),
  answer: z.string(),
});
export type QuoteStep = z.infer<typeof quoteStep>;

/** A quote, as the admins of its organisation and the support team see it. */
export const quote = z.object({
  quote_id: z.string(),
  /** Counts from 1 in each organisation. */
  number: z.number(),
  /** A reward for points also has an item that is named here only. */
  items: z.array(z.object({ item: z.string(), quantity: z.number() })),
  /** Requested for points, on the loyalty page. */
  is_reward: z.boolean(),
  contact_name: z.string(),
  phone: z.string(),
  delivery_address: z.string(),
  /** A day, 'YYYY-MM-DD'. */
  wanted_by: z.string().nullable(),
  notes: z.string(),
  status: z.enum(quoteStatuses),
  /** As the support team wrote it: a price is never calculated. */
  amount: z.string(),
  answer: z.string(),
  /** The last day on which the answer can be accepted. */
  valid_until: z.string().nullable(),
  created_time: z.string(),
  changed_time: z.string(),
  requested_by: names,
  history: z.array(quoteStep),
  /** Name of the organisation, and email of the person who requested it: for the support team. */
  organisation: z.string().nullable(),
  email: z.string().nullable(),
});
export type Quote = z.infer<typeof quote>;
