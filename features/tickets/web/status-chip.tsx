import { IconCircleCheck, IconClock, IconMessageCheck } from '@tabler/icons-react';
import type { TicketStatus } from '#tickets/contract';
import classes from './tickets.module.css';

const signs = { Open: IconClock, Answered: IconMessageCheck, Closed: IconCircleCheck } as const;

/** The status of a ticket with its sign. */
export function StatusChip({ status }: { status: TicketStatus }) {
  const Sign = signs[status];
  return (
    <span className={classes['chip']} data-status={status}>
      <Sign size={16} stroke={1.9} aria-hidden />
      {status}
    </span>
  );
}
