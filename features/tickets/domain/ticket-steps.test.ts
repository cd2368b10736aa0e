import { expect, test } from 'vitest';
import { ticketMessages as messages } from '#tickets/contract';
import { statusAfterReply, stepRefusal } from './ticket-steps.ts';

test.each([
  ['Open', 'Closed', null],
  ['Answered', 'Closed', null],
  ['Closed', 'Closed', messages.alreadyClosed],
  ['Closed', 'Open', null],
  ['Open', 'Open', messages.notClosed],
  ['Answered', 'Open', messages.notClosed],
] as const)('[SET-07] a ticket that is %s becomes %s: %s', (from, to, refusal) => {
  expect(stepRefusal(from, to)).toBe(refusal);
});

test('[SET-07] a reply of the support team answers, one of the customer asks again', () => {
  expect(statusAfterReply('Open', true)).toBe('Answered');
  expect(statusAfterReply('Answered', true)).toBe('Answered');
  expect(statusAfterReply('Answered', false)).toBe('Open');
  expect(statusAfterReply('Closed', true)).toBeNull();
  expect(statusAfterReply('Closed', false)).toBeNull();
});
