import { z } from 'zod';
import { endpoint, newRowId, oneLineName, textUnstorable } from '#packages/http/contract';
import { isStorable } from '#packages/kit';
import { quoteMessages as messages } from './quote-messages.ts';
import { longest, mostPieces, quote, quoteItems, quoteStatuses } from './quote.ts';

/** Quotes per answer, most open requests of an organisation, and most steps of a person in an hour. */
export const quotesPage = 100;
export const mostOpen = 50;
export const mostPerHour = 30;

const paragraph = (most: number, tooLong: string) =>
  z.string().trim().max(most, tooLong).refine(isStorable, textUnstorable);

/** A real day as 'YYYY-MM-DD'. */
const day = z.iso.date({ error: messages.dayInvalid });

const quantity = z
  .number({ error: messages.quantityInvalid })
  .int(messages.quantityInvalid)
  .min(1, messages.quantityInvalid)
  .max(mostPieces, messages.quantityInvalid);

const items = z
  .array(z.object({ item: z.enum(quoteItems, messages.itemUnknown), quantity }))
  .min(1, messages.itemsRequired)
  .max(quoteItems.length, messages.itemTwice)
  .refine((rows) => new Set(rows.map(({ item }) => item)).size === rows.length, messages.itemTwice);

export const listQuotes = endpoint({
  name: 'quote.list',
  method: 'GET',
  path: '/v3/quote',
  summary:
    'The quotes of the organisation, newest first, page by page; with of=all, which only the support team may ask for, those of all organisations.',
  right: 'org_admin',
  query: z.object({
    /** The `next` of the previous page. */
    after: z.guid().optional(),
    of: z.enum(['organisation', 'all']).default('organisation'),
  }),
  data: z.object({ quotes: z.array(quote), next: z.string().nullable() }),
});

export const requestQuote = endpoint({
  name: 'quote.request',
  method: 'POST',
  path: '/v3/quote',
  summary: 'Requests a quote. Repeating it with the same id changes nothing.',
  right: 'org_admin',
  isIndependent: true,
  bodyLimit: 16 * 1024,
  body: z.object({
    quote_id: newRowId,
    items,
    contact_name: oneLineName({
      ...{ longest: longest.name, tooLong: messages.nameLong },
      ...{ required: messages.nameRequired, invalid: messages.oneLine },
    }),
    phone: z
      .string()
      .trim()
      .max(longest.phone, messages.phoneLong)
      .regex(/^[\d +()/.-]*$/, messages.phoneInvalid)
      .default(''),
    delivery_address: paragraph(longest.address, messages.addressLong).default(''),
    wanted_by: day.nullable().default(null),
    notes: paragraph(longest.notes, messages.notesLong).default(''),
  }),
  data: z.object({ quote_id: z.string(), number: z.number() }),
  errors: ['CONFLICT', 'DUPLICATE', 'TOO_MANY'],
});

export const changeQuote = endpoint({
  name: 'quote.change',
  method: 'PATCH',
  path: '/v3/quote',
  summary:
    'Accepts, declines or withdraws a quote. The support team answers and declines quotes of all organisations.',
  right: 'org_admin',
  isIndependent: true,
  bodyLimit: 16 * 1024,
  body: z.object({
    quote_id: z.guid(),
    status: z.enum(quoteStatuses, messages.statusUnknown),
    /** The `changed_time` of the quote as the caller read it; only that answer is accepted. */
    changed_time: z.string().max(40).optional(),
    /** Only of the support team. */
    amount: oneLineName({
      ...{ longest: longest.amount, tooLong: messages.amountLong, invalid: messages.oneLine },
    }).optional(),
    answer: paragraph(longest.answer, messages.answerLong).optional(),
    valid_until: day.nullable().optional(),
  }),
  data: z.object({ quote_id: z.string(), status: z.enum(quoteStatuses) }),
  errors: ['CONFLICT', 'TOO_MANY'],
});
