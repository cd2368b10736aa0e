import type { WriteTx } from '#packages/database';
import type { DemoSite } from '#packages/feature/server';
import type { TicketCategory, TicketStatus } from '#tickets/contract';
import {
  insertMessage,
  insertTicket,
  lockTicketNumbers,
  markSeen,
  updateTicket,
} from './ticket-store.ts';

const day = 86_400_000;

interface DemoTicket {
  subject: string;
  category: TicketCategory;
  status: TicketStatus;
  /** The description and the messages after it, each with its age in days. */
  messages: readonly { ago: number; text: string; isSupport?: true }[];
  /** Number of messages that the owner has read. */
  seen: number;
}

/** Tickets of the owner: one waits, one is answered, one is closed. */
const tickets: readonly DemoTicket[] = [
  {
    ...{ subject: 'Tester 3 does not start', category: 'Device', status: 'Closed', seen: 3 },
    messages: [
      { ago: 21, text: 'The display of the tester at gate 2 stays dark, also on the charger.' },
      {
        ago: 20,
        text: 'Please hold the power key for ten seconds while it is on the charger.',
        isSupport: true,
      },
      { ago: 20, text: 'That worked, thank you.' },
    ],
  },
  {
    ...{ subject: 'Two crews on one roster', category: 'Question', status: 'Answered', seen: 1 },
    messages: [
      { ago: 4, text: 'Can a person be on the roster of the day and the night crew at once?' },
      {
        ago: 3,
        text: 'Yes. Open the person, then Roster, and add the second shift. Overlaps are marked.',
        isSupport: true,
      },
    ],
  },
  {
    ...{ subject: 'Reports in Spanish', category: 'Idea', status: 'Open', seen: 1 },
    messages: [
      { ago: 1, text: 'Half of our supervisors would rather read the reports in Spanish.' },
    ],
  },
];

/** Adds the tickets of the owner. */
export async function addDemoTickets(tx: WriteTx, site: DemoSite): Promise<void> {
  const { now, idOf, ownerId: user_id } = site;
  const timeOf = (ago: number) => new Date(now - ago * day).toISOString();
  await lockTicketNumbers(tx);
  for (const { messages, status, seen, ...parts } of tickets) {
    const ticket_id = idOf(`ticket ${parts.subject}`);
    const time = timeOf(messages[0]?.ago ?? 0);
    await insertTicket(tx, { ...parts, ticket_id, user_id, diagnostics: null, time });
    for (const [index, { ago, text, isSupport = false }] of messages.entries()) {
      const seq = index + 1;
      await insertMessage(tx, {
        ...{ ticket_id, seq, text, by_support: isSupport, time: timeOf(ago - index / 24) },
        message_id: idOf(`message ${String(seq)} of ${parts.subject}`),
        user_id: isSupport ? null : user_id,
      });
    }
    const last = messages.at(-1)?.ago ?? 0;
    await updateTicket(tx, ticket_id, { status, time: timeOf(last - messages.length / 24) });
    await markSeen(tx, ticket_id, seen);
  }
}
