import { z } from 'zod';
import { complianceMessages as messages } from './compliance-messages.ts';
import { daysOfPeriod, firstDay, lastDay, longestPeriod } from './period.ts';

const day = z.iso
  .date(messages.dayInvalid)
  .refine((text) => text >= firstDay && text <= lastDay, messages.dayInvalid);

/** The days of a period in the time zone of the organisation, both included. */
export const periodFields = { from: day, to: day };

/** Reports what is wrong with a period at its last day. */
export function checkPeriod(
  period: { from: string; to: string },
  { addIssue }: { addIssue: (issue: { code: 'custom'; path: string[]; message: string }) => void },
): void {
  const days = daysOfPeriod(period);
  if (days >= 1 && days <= longestPeriod) return;
  const message = days < 1 ? messages.endFirst : messages.tooLong;
  addIssue({ code: 'custom', path: ['to'], message });
}
