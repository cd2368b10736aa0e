import {
  IconArrowBackUp,
  IconCheck,
  IconCircleX,
  IconClock,
  IconMessageCheck,
} from '@tabler/icons-react';
import type { QuoteStatus } from '#quotes/contract';
import classes from './quotes.module.css';

const signs = {
  Requested: IconClock,
  Answered: IconMessageCheck,
  Accepted: IconCheck,
  Declined: IconCircleX,
  Withdrawn: IconArrowBackUp,
} as const;

/** The status of a quote with its sign. */
export function StatusChip({ status }: { status: QuoteStatus }) {
  const Sign = signs[status];
  return (
    <span className={classes['chip']} data-status={status}>
      <Sign size={16} stroke={1.9} aria-hidden />
      {status}
    </span>
  );
}
