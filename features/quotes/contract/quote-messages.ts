import { longest, mostPieces } from './quote.ts';

/** Messages about quotes, shared by server and screens. */
export const quoteMessages = {
  itemsRequired: 'Choose at least one item',
  itemUnknown: 'This item does not exist',
  itemTwice: 'Each item can be listed once',
  quantityInvalid: `The quantity must be a whole number from 1 to ${String(mostPieces)}`,
  nameRequired: 'Contact name is required',
  nameLong: `The contact name can have at most ${String(longest.name)} characters`,
  oneLine: 'This must be one line of text',
  phoneInvalid: 'The phone number can have digits, spaces and the signs + ( ) / . -',
  phoneLong: `The phone number can have at most ${String(longest.phone)} characters`,
  addressLong: `The delivery address can have at most ${String(longest.address)} characters`,
  notesLong: `The notes can have at most ${String(longest.notes)} characters`,
  otherNeedsNotes: 'Say in the notes what else you need',
  dayInvalid: 'This is not a date',
  dayPassed: 'This day has passed',
  amountLong: `The amount can have at most ${String(longest.amount)} characters`,
  amountRequired: 'An amount is required',
  answerLong: `The answer can have at most ${String(longest.answer)} characters`,
  answerRequired: 'An answer is required',
  statusUnknown: 'This status does not exist',
  notFound: 'This quote no longer exists',
  tooMany: 'At most 50 requests can be open. Withdraw one, or wait for an answer.',
  tooManyNow: 'You have changed many quotes. Try again in an hour.',
  isReward: 'Rewards are answered and withdrawn on the Loyalty page',
  changed: 'This quote has changed. Please look at it again.',
  expired: 'The answer is no longer valid. Request a new quote.',
  /** Why a step is refused, by the status of the quote. */
  notNow: {
    Requested: 'This quote is not answered yet',
    Answered: 'This quote has already been answered',
    Accepted: 'This quote has already been accepted',
    Declined: 'This quote has already been declined',
    Withdrawn: 'This quote has already been withdrawn',
  },
} as const;
