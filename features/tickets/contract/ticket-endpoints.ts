import { z } from 'zod';
import { endpoint, newRowId, oneLineName, textUnstorable } from '#packages/http/contract';
import { isStorable } from '#packages/kit';
import { ticketMessages as messages } from './ticket-messages.ts';
import {
  largestFile,
  listedTicket,
  longest,
  mostMessages,
  ticketCategories,
  ticketFile,
  ticketStatuses,
  wholeTicket,
} from './ticket.ts';

/** Tickets per answer, most open ones of a person, and most messages of a person in an hour. */
export const ticketsPage = 100;
export const mostOpen = 50;
export const mostPerHour = 30;
/** Most tickets with unread replies that are listed in the product. */
export const mostNews = 20;

const one = z.object({ id: z.guid() });
const file = z.object({ id: z.guid(), file_id: newRowId });

const textOf = (required: string) =>
  z
    .string({ error: required })
    .trim()
    .min(1, required)
    .max(longest.text, messages.textLong)
    .refine(isStorable, textUnstorable);

export const listTickets = endpoint({
  name: 'ticket.list',
  method: 'GET',
  path: '/v3/ticket',
  summary:
    "The caller's tickets, for admins those of the organisation, newest change first, page by page; with of=all, which only the support team may ask for, those of all organisations.",
  right: 'signed_in',
  query: z.object({
    /** The `next` of the previous page. */
    after: z.string().max(100).optional(),
    of: z.enum(['organisation', 'all']).default('organisation'),
  }),
  data: z.object({ tickets: z.array(listedTicket), next: z.string().nullable() }),
});

export const readTicketNews = endpoint({
  name: 'ticket.news',
  method: 'GET',
  path: '/v3/ticket/news',
  summary: "The caller's tickets with replies that they have not read, newest first.",
  right: 'signed_in',
  data: z.object({
    tickets: z.array(
      listedTicket.pick({ ticket_id: true, number: true, subject: true, updated_time: true }),
    ),
  }),
});

export const readTicket = endpoint({
  name: 'ticket.read',
  method: 'GET',
  path: '/v3/ticket/{id}',
  summary: 'A ticket with its messages and files.',
  right: 'signed_in',
  params: one,
  data: wholeTicket,
});

export const openTicket = endpoint({
  name: 'ticket.open',
  method: 'POST',
  path: '/v3/ticket',
  summary: 'Opens a ticket. Repeating it with the same id changes nothing.',
  right: 'signed_in',
  isIndependent: true,
  bodyLimit: 512 * 1024,
  body: z.object({
    ticket_id: newRowId,
    subject: oneLineName({
      ...{ longest: longest.subject, tooLong: messages.subjectLong },
      ...{ required: messages.subjectRequired, invalid: messages.subjectInvalid },
    }),
    category: z.enum(ticketCategories, messages.categoryUnknown),
    text: textOf(messages.textRequired),
    /** What the page shows about the device before it is sent. */
    diagnostics: z
      .string()
      .max(longest.diagnostics, messages.diagnosticsLong)
      .refine(isStorable, textUnstorable)
      .nullable()
      .default(null),
  }),
  data: z.object({ ticket_id: z.string(), number: z.number() }),
  errors: ['CONFLICT', 'DUPLICATE', 'TOO_MANY'],
});

export const changeTicket = endpoint({
  name: 'ticket.change',
  method: 'PATCH',
  path: '/v3/ticket',
  summary: 'Closes or reopens a ticket, or marks the messages that its author has read.',
  right: 'signed_in',
  isIndependent: true,
  bodyLimit: 4 * 1024,
  body: z.object({
    ticket_id: z.guid(),
    status: z.enum(['Open', 'Closed'], messages.statusUnknown).optional(),
    /** The number of messages that the author has read. */
    seen: z.number().int().min(0).max(mostMessages).optional(),
  }),
  data: z.object({ ticket_id: z.string(), status: z.enum(ticketStatuses) }),
  errors: ['CONFLICT'],
});

export const replyToTicket = endpoint({
  name: 'ticket.reply',
  method: 'POST',
  path: '/v3/ticket/{id}/message',
  summary: 'Adds a message to a ticket. Repeating it with the same id changes nothing.',
  right: 'signed_in',
  isIndependent: true,
  bodyLimit: 32 * 1024,
  params: one,
  body: z.object({ message_id: newRowId, text: textOf(messages.replyRequired) }),
  data: z.object({ message_id: z.string(), status: z.enum(ticketStatuses) }),
  errors: ['CONFLICT', 'DUPLICATE', 'TOO_MANY'],
});

export const addTicketFile = endpoint({
  name: 'ticket.add_file',
  method: 'POST',
  path: '/v3/ticket/{id}/file/{file_id}',
  summary:
    'Attaches a PNG, JPEG, PDF or text file to a ticket. Repeating it with the same id changes nothing.',
  right: 'signed_in',
  isIndependent: true,
  upload: { field: 'file', largest: largestFile },
  params: file,
  data: ticketFile,
  errors: ['CONFLICT', 'DUPLICATE', 'TOO_LARGE'],
  timeout: 120_000,
});

export const readTicketFile = endpoint({
  name: 'ticket.file',
  method: 'GET',
  path: '/v3/ticket/{id}/file/{file_id}',
  summary: 'A file of a ticket, to be saved.',
  right: 'signed_in',
  params: z.object({ id: z.guid(), file_id: z.guid() }),
  // Never the type of the content: no browser shows it.
  file: 'application/octet-stream',
  answerHeaders: {
    'content-security-policy':
      "sandbox; default-src 'none'; object-src 'none'; base-uri 'none'; frame-ancestors 'none'",
  },
  data: z.string(),
});
