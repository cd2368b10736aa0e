import { expect, test } from 'vitest';
import { ticketSearchOf } from './ticket-search.ts';
import { openerText, sizeText, writerText } from './ticket-texts.ts';

const ana = { name_first: 'Ana', name_last: 'Lee' };
const message = { message_id: 'm', text: '', time: '', by: ana, is_own: false, by_support: false };

test('[SET-07] who wrote a message, and who opened a ticket', () => {
  expect(writerText(message)).toBe('Ana Lee');
  expect(writerText({ ...message, is_own: true })).toBe('You');
  expect(writerText({ ...message, by: null })).toBe('Organisation');
  expect(writerText({ ...message, by: null, by_support: true })).toBe('Support team');
  expect(openerText({ opened_by: ana, is_own: true })).toBe('Ana Lee');
  expect(openerText({ opened_by: null, is_own: false })).toBe('');
});

test.each([
  [1, '1 KB'],
  [3000, '3 KB'],
  [5 * 1024 * 1024, '5.0 MB'],
])('[SET-07] %i bytes are %s', (bytes, text) => {
  expect(sizeText(bytes)).toBe(text);
});

test('[SET-07] an address names a list and a ticket; other values are left out', () => {
  const ticket = '019ac1de-7f2e-7cc1-8d52-0242ac120002';
  expect(ticketSearchOf({ of: 'all', ticket, page: 2 })).toEqual({ of: 'all', ticket });
  expect(ticketSearchOf({ of: 'mine', ticket: '../x' })).toEqual({});
});
