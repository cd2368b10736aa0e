import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { showFailure, useWrite } from '#packages/form/web';
import type { Refused } from '#packages/form/web';
import type { CallInput } from '#packages/http/contract';
import { allPages, answerKey, newId, useAnswer, useClient } from '#packages/http/web';
import { downloadBlob } from '#packages/ui';
import {
  addTicketFile,
  changeTicket,
  listTickets,
  openTicket,
  readTicket,
  readTicketFile,
  readTicketNews,
  replyToTicket,
} from '#tickets/contract';
import type { TicketFile, WholeTicket } from '#tickets/contract';
import type { TicketSearch } from './ticket-search.ts';
import { ticketTexts as texts } from './ticket-texts.ts';

/** The tickets that the viewer may see, or for the support team those of all organisations. */
export function useTickets({ of = 'organisation' }: { of?: TicketSearch['of'] | 'organisation' }) {
  const client = useClient();
  const { data, error, refetch } = useQuery({
    queryKey: answerKey(listTickets, { of }),
    queryFn: ({ signal }) =>
      allPages(async (after) => {
        const query = { of, ...(after === undefined ? {} : { after }) };
        const { tickets, next } = await client.call(listTickets, { query }, { signal });
        return { rows: tickets, next };
      }),
    ...{ retry: false, staleTime: 0 },
  });
  return { tickets: data, error, refetch: () => void refetch() };
}

/** A new ticket as sent. */
export type NewTicket = CallInput<typeof openTicket>['body'];

/** A file that is sent with its id, so that sending it again attaches it once. */
export interface ChosenFile {
  file_id: string;
  file: File;
}

/** Opens a ticket, and attaches files to it. */
export function useNewTicket() {
  const client = useClient();
  const { write } = useWrite({ stale: [listTickets, readTicket] });

  /** Calls `onNumber` with the number of the ticket as soon as there is one. */
  const open = (body: NewTicket, onNumber: (number: number) => void): Promise<Refused> =>
    write(async () => onNumber((await client.call(openTicket, { body })).number), {
      failed: texts.notOpened,
      fields: ['subject', 'category', 'text', 'diagnostics'],
    });

  const attach = (ticket_id: string, { file_id, file }: ChosenFile): Promise<Refused> =>
    write(() => client.upload(addTicketFile, file, { params: { id: ticket_id, file_id } }), {
      fields: ['file'],
    });

  return { open, attach };
}

/** Milliseconds between two reads of an open ticket. */
const interval = 60_000;

/** A ticket with its messages, and what the viewer may do with it. */
export function useTicket(ticket_id: string) {
  const client = useClient();
  const stale = [listTickets, readTicket, readTicketNews];
  const { isBusy, write } = useWrite({ stale });
  // Of its own: that something was read locks no button.
  const { write: note } = useWrite({ stale });
  const { data, error, refetch } = useAnswer(
    readTicket,
    { params: { id: ticket_id } },
    { refetchInterval: interval },
  );
  /** Kept until the message is sent, so that a second try adds no second message. */
  const [message_id, setMessageId] = useState(newId);

  const reply = async (text: string): Promise<Refused> => {
    const refused = await write(
      () => client.call(replyToTicket, { params: { id: ticket_id }, body: { message_id, text } }),
      { done: texts.replied, failed: texts.notReplied, fields: ['text'] },
    );
    if (refused === null) setMessageId(newId());
    return refused;
  };

  const setStatus = (ticket: WholeTicket, status: 'Open' | 'Closed'): Promise<Refused> =>
    write(() => client.call(changeTicket, { body: { ticket_id, status } }), {
      done: status === 'Closed' ? texts.closed(ticket.number) : texts.reopened(ticket.number),
      undo: () => setStatus(ticket, status === 'Closed' ? 'Open' : 'Closed'),
    });

  const markSeen = (seen: number): Promise<Refused> =>
    note(() => client.call(changeTicket, { body: { ticket_id, seen } }));

  const attach = ({ file_id, file }: ChosenFile): Promise<Refused> =>
    write(() => client.upload(addTicketFile, file, { params: { id: ticket_id, file_id } }), {
      ...{ done: texts.attached(file.name), fields: ['file'] },
    });

  const save = async ({ file_id, name }: TicketFile): Promise<void> => {
    try {
      const params = { id: ticket_id, file_id };
      downloadBlob(name, await client.download(readTicketFile, { params }));
    } catch (failure) {
      showFailure(failure);
    }
  };

  const actions = { reply, setStatus, markSeen, attach, save };
  return { ticket: data, error, refetch: () => void refetch(), isBusy, ...actions };
}

export type OpenTicket = ReturnType<typeof useTicket>;
