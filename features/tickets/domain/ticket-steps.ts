import { ticketMessages as messages } from '#tickets/contract';
import type { TicketStatus } from '#tickets/contract';

/** Why a ticket cannot be closed or reopened, as a sentence; null if it can. */
export function stepRefusal(from: TicketStatus, to: 'Open' | 'Closed'): string | null {
  if (to === 'Closed') return from === 'Closed' ? messages.alreadyClosed : null;
  return from === 'Closed' ? null : messages.notClosed;
}

/** The status of a ticket after a message; null if it takes none. */
export function statusAfterReply(from: TicketStatus, isSupport: boolean): TicketStatus | null {
  if (from === 'Closed') return null;
  return isSupport ? 'Answered' : 'Open';
}
