import { z } from 'zod';

export const ticketCategories = ['Question', 'Problem', 'Device', 'Account', 'Idea'] as const;
export type TicketCategory = (typeof ticketCategories)[number];

/** States of a ticket: it waits for an answer, has one, or is closed. */
export const ticketStatuses = ['Open', 'Answered', 'Closed'] as const;
export type TicketStatus = (typeof ticketStatuses)[number];

/** Most files of a ticket, and the largest in bytes. */
export const mostFiles = 3;
export const largestFile = 5 * 1024 * 1024;
/** Bytes that the files of an organisation may have in total. */
export const fileQuota = 200 * 1024 * 1024;

/** Longest texts in characters. */
export const longest = { subject: 120, text: 4000, diagnostics: 64_000, fileName: 100 };
/** Most messages of a ticket, with the description. */
export const mostMessages = 200;

/** A person as shown; null if they are of the support team or not visible to the viewer. */
const names = z.object({ name_first: z.string(), name_last: z.string() }).nullable();

/** A ticket in a list. */
export const listedTicket = z.object({
  ticket_id: z.string(),
  /** Counts from 1 in each organisation. */
  number: z.number(),
  subject: z.string(),
  category: z.enum(ticketCategories),
  status: z.enum(ticketStatuses),
  opened_by: names,
  /** The viewer opened it. */
  is_own: z.boolean(),
  /** It has a reply that the viewer, who opened it, has not read. */
  is_unread: z.boolean(),
  created_time: z.string(),
  updated_time: z.string(),
  /** For the support team. */
  organisation: z.string().nullable(),
});
export type ListedTicket = z.infer<typeof listedTicket>;

/** A message of a ticket; the first is its description. */
export const ticketMessage = z.object({
  message_id: z.string(),
  by: names,
  is_own: z.boolean(),
  by_support: z.boolean(),
  text: z.string(),
  time: z.string(),
});
export type TicketMessage = z.infer<typeof ticketMessage>;

/** A file of a ticket; its content is read by a call of its own. */
export const ticketFile = z.object({
  file_id: z.string(),
  name: z.string(),
  /** Bytes. */
  size: z.number(),
});
export type TicketFile = z.infer<typeof ticketFile>;

/** A ticket with its messages and files. */
export const wholeTicket = listedTicket.extend({
  messages: z.array(ticketMessage),
  files: z.array(ticketFile),
  /** What the person sent about their device; null without. */
  diagnostics: z.string().nullable(),
  /** The viewer answers for the support team. */
  is_support: z.boolean(),
});
export type WholeTicket = z.infer<typeof wholeTicket>;
