import { countText, dateText } from '#packages/kit';
import { personName } from '#people/domain';
import type { Quote, QuoteStep } from '#quotes/contract';

/** Texts of /settings/quote. */
export const quoteTexts = {
  title: 'Quotes',
  sentence:
    'Ask for devices, test strips, seats or training. The support team answers with a price.',
  sentenceAll: 'Quotes of all organisations, newest first. Answer with an amount and a text.',
  needsConnection: 'Connect to see and request quotes.',
  tabs: 'Whose quotes',
  ours: 'Our organisation',
  all: 'All organisations',
  request: 'Request quote',
  requested: (number: number) => `Quote ${String(number)} requested.`,
  notSent: 'Failed to request the quote.',
  none: 'No quotes yet',
  noneAbout: 'Requested quotes and their answers are listed here.',
  noneAllAbout: 'Quotes of organisations appear here.',
  onlyOpen: 'Only requests without an answer',
  noMatch: 'No quotes match this search.',
  search: 'Search quotes',
  searchHint: 'Number, item, name, status',
  items: 'Quantities',
  itemsAbout: 'Leave out what you do not need.',
  contact: 'Contact name',
  phone: 'Phone',
  phoneAbout: 'With country code',
  address: 'Delivery address',
  wantedBy: 'Wanted by',
  anyDay: 'Any day',
  notes: 'Notes',
  details: 'Details',
  detailsOf: (number: number) => `Quote ${String(number)}`,
  history: 'History',
  accept: 'Accept',
  decline: 'Decline',
  withdraw: 'Withdraw',
  accepted: 'Quote accepted.',
  declined: 'Quote declined.',
  withdrawn: 'Quote withdrawn.',
  sureAccept: (number: number, amount: string) => ({
    title: `Accept quote ${String(number)}?`,
    text: `You accept the amount ${amount}. The support team is informed.`,
    action: 'Accept',
  }),
  sureDecline: (number: number) => ({
    title: `Decline quote ${String(number)}?`,
    text: 'You can request another quote at any time.',
    action: 'Decline',
  }),
  sureWithdraw: (number: number) => ({
    title: `Withdraw quote ${String(number)}?`,
    text: 'The support team no longer answers it. You can request another quote at any time.',
    action: 'Withdraw',
  }),
  reward: 'Reward for points',
  toLoyalty: 'Open the Loyalty page',
  answer: 'Answer',
  answerField: 'Answer',
  answerAbout: 'The admins of the organisation read it.',
  amount: 'Amount',
  amountAbout: 'As it is shown, such as AUD 1,960.00',
  decision: 'Decision',
  validUntil: 'Valid until',
  noEnd: 'Not limited',
  save: 'Send answer',
  answered: 'Answer sent.',
} as const;

/** '2 Test devices, 1 Training session'. */
export function itemsText({ items }: Pick<Quote, 'items'>): string {
  return items.map(({ item, quantity }) => `${countText(quantity)} × ${item}`).join(', ');
}

/** Who requested a quote. */
export function requesterText({ requested_by, contact_name }: Quote): string {
  return requested_by === null ? contact_name : personName(requested_by);
}

/** Who took a step. */
export function stepBy({ by, by_support }: Pick<QuoteStep, 'by' | 'by_support'>): string {
  if (by_support) return 'Support team';
  return by === null ? 'Organisation' : personName(by);
}

/** A day as shown: '30 Jun 2027'; empty without one. */
export function dayText(day: string | null): string {
  return day === null ? '' : dateText(Date.parse(`${day}T12:00:00Z`), 'UTC');
}
