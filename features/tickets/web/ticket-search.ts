import { isId } from '#packages/kit';

/** URL search of the tickets. */
export interface TicketSearch {
  /** For the support team: the tickets of all organisations. */
  of?: 'all';
  /** The open ticket. */
  ticket?: string;
}

/** Reads a URL, or gives the shortest equivalent one. */
export function ticketSearchOf(search: Record<string, unknown>): TicketSearch {
  const { of, ticket } = search;
  return {
    ...(of === 'all' ? { of } : {}),
    ...(typeof ticket === 'string' && isId(ticket) ? { ticket } : {}),
  };
}
