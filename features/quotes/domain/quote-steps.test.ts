import { expect, test } from 'vitest';
import { quoteStatuses } from '#quotes/contract';
import { stepRefusal, stepsFrom } from './quote-steps.ts';

test('[SET-06] customers withdraw a request, and accept, decline or withdraw an answer', () => {
  expect(stepsFrom('Requested', 'customer')).toEqual(['Withdrawn']);
  expect(stepsFrom('Answered', 'customer')).toEqual(['Accepted', 'Declined', 'Withdrawn']);
});

test('[SET-06] the support team answers or declines a request, and corrects an answer', () => {
  expect(stepsFrom('Requested', 'support')).toEqual(['Answered', 'Declined']);
  expect(stepsFrom('Answered', 'support')).toEqual(['Answered']);
});

test.each(['Accepted', 'Declined', 'Withdrawn'] as const)(
  '[SET-06] nobody changes a quote that is %s',
  (from) => {
    const reasons = quoteStatuses.map((to) => stepRefusal(from, to, ['customer', 'support']));
    expect(new Set(reasons)).toEqual(
      new Set([`This quote has already been ${from.toLowerCase()}`]),
    );
  },
);

test('[SET-06] nobody requests a quote again, and customers answer none', () => {
  expect(stepRefusal('Requested', 'Requested', ['customer', 'support'])).not.toBeNull();
  expect(stepRefusal('Requested', 'Answered', ['customer'])).toBe('This quote is not answered yet');
  expect(stepRefusal('Requested', 'Accepted', ['customer'])).toBe('This quote is not answered yet');
  expect(stepRefusal('Answered', 'Accepted', ['support'])).toBe(
    'This quote has already been answered',
  );
});
