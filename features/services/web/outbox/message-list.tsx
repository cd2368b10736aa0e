import { Button } from '@mantine/core';
import { useCallbackRef } from '@mantine/hooks';
import { useMemo, useState } from 'react';
import { listMessages, mostMessages, resendMessage } from '#outbox/contract';
import type { OutboxMessage } from '#outbox/contract';
import { useWrite } from '#packages/form/web';
import { useAnswer, useClient } from '#packages/http/web';
import { countText } from '#packages/kit';
import { useSyncStatus } from '#packages/sync/web';
import {
  DataTable,
  EmptyState,
  ErrorState,
  ListBar,
  Modal,
  RelativeTime,
  TextSkeleton,
  textColumn,
  timeColumn,
  useDelayPageReady,
  useSortedPage,
} from '#packages/ui';
import type { Column } from '#packages/ui';
import { serviceTexts } from '../service-texts.ts';
import { StateChip } from '../state-chip.tsx';
import type { ChipKind } from '../state-chip.tsx';
import classes from '../services.module.css';

/** The messages of the organisation, to read and send again if allowed. */
export function MessageList() {
  const { online } = useSyncStatus();
  const { messages, isMailSent, error, refetch, resent, resend } = useMessages();
  const [open, setOpen] = useState<OutboxMessage>();
  const onRead = useCallbackRef((message: OutboxMessage) => setOpen(message));
  const onResend = useCallbackRef(({ message_id }: OutboxMessage) => void resend(message_id));
  const columns = useMemo(
    () => messageColumns({ isMailSent, resent, isLocked: !online, onRead, onResend }),
    [isMailSent, resent, online, onRead, onResend],
  );
  const first = { key: 'time', descending: true };
  const place = useSortedPage('outbox', 20, { rows: messages, columns, first });
  useDelayPageReady(messages === undefined && error === null);
  return (
    <>
      <ListBar note={!online && serviceTexts.needsConnection}>
        <p className={classes['result']}>
          {serviceTexts.messagesMean}
          {messages?.length === mostMessages &&
            ` ${serviceTexts.mostMessages(countText(mostMessages))}`}
        </p>
      </ListBar>
      <DataTable
        {...place}
        label="Outbox"
        rowKey={({ message_id }) => message_id}
        empty={<EmptyState title="No messages yet" text={serviceTexts.noMessages} />}
        // Loaded data stays visible when offline.
        error={messages === undefined ? error : null}
        onRetry={refetch}
      />
      <MessageDialog message={open} onClose={() => setOpen(undefined)} />
    </>
  );
}

/** The messages from the server, newest first, and sending one again. */
function useMessages() {
  const client = useClient();
  const { write } = useWrite({ stale: [listMessages] });
  const [resent, setResent] = useState<readonly string[]>([]);
  const { data, error, refetch } = useAnswer(listMessages, { query: {} });

  async function resend(message_id: string): Promise<void> {
    setResent((all) => [...all, message_id]);
    await write(() => client.call(resendMessage, { params: { id: message_id } }), {
      done: serviceTexts.resent,
    });
    setResent((all) => all.filter((each) => each !== message_id));
  }

  const isMailSent = data?.is_mail_sent ?? true;
  const read = { messages: data?.messages, isMailSent, error, refetch: () => void refetch() };
  return { ...read, resent, resend };
}

/** One message with its text; null if there is none. */
function useMessage(message_id: string) {
  const { data, ...rest } = useAnswer(listMessages, { query: { message_id } });
  return { ...rest, data: data && (data.messages[0] ?? null) };
}

interface MessageColumnOptions {
  /** Emails are sent; otherwise they stay in the outbox. */
  isMailSent: boolean;
  /** Ids of messages that are being sent again. */
  resent: readonly string[];
  isLocked: boolean;
  onRead: (email: OutboxMessage) => void;
  onResend: (email: OutboxMessage) => void;
}

const channelWords: Readonly<Record<OutboxMessage['channel'], string>> = {
  ...{ mail: 'Mail', sms: 'SMS', webhook: 'Webhook' },
};

const states: Readonly<Record<OutboxMessage['state'] | 'kept', readonly [ChipKind, string]>> = {
  queued: ['none', 'Waiting'],
  sent: ['good', 'Sent'],
  kept: ['invented', 'Stored here'],
  failed: ['problem', 'Failed'],
};

/** Columns of the table of messages, in order. */
function messageColumns(options: MessageColumnOptions): Column<OutboxMessage>[] {
  const { resent, isLocked, onRead, onResend } = options;
  const stateOf = ({ state, channel }: OutboxMessage) =>
    states[state === 'sent' && channel === 'mail' && !options.isMailSent ? 'kept' : state];
  return [
    timeColumn('time', 'Time', ({ time }) => time, { sortable: true, frozen: true }),
    textColumn('subject', 'Subject', ({ subject }) => subject, {
      sortable: true,
      cell: (message) => (
        <button type="button" className={classes['subject']} onClick={() => onRead(message)}>
          {message.subject}
        </button>
      ),
    }),
    textColumn('channel', 'Channel', ({ channel }) => channelWords[channel], { sortable: true }),
    textColumn('recipient', 'Recipient', ({ recipient }) => recipient, {
      sortable: true,
      cell: ({ recipient }) => (
        <span className={classes['address']} dir="auto">
          {recipient}
        </span>
      ),
    }),
    textColumn('state', 'State', (message) => stateOf(message)[1], {
      sortable: true,
      cell: (message) => {
        const [kind, word] = stateOf(message);
        return <StateChip kind={kind} word={word} />;
      },
    }),
    textColumn('attempts', 'Attempts', ({ attempts }) => String(attempts), {
      ...{ sortable: true, numeric: true },
      cell: ({ attempts }) => countText(attempts),
    }),
    textColumn('error', 'Error', ({ error }) => error ?? '', {
      cell: ({ error }) => (
        <span className={classes['long']} dir="auto">
          {error ?? '–'}
        </span>
      ),
    }),
    {
      ...{ key: 'resend', head: 'Resend', isAction: true },
      cell: (message) =>
        message.can_resend && (
          <span className={classes['action']}>
            <Button
              variant="default"
              size="xs"
              aria-label={`Resend ${message.subject} to ${message.recipient}`}
              loading={resent.includes(message.message_id)}
              disabled={isLocked}
              onClick={() => onResend(message)}
            >
              Resend
            </Button>
          </span>
        ),
      text: () => '',
    },
  ];
}

interface MessageDialogProps {
  /** undefined: closed. */
  message: OutboxMessage | undefined;
  onClose: () => void;
}

/** The text of a message, unless only its recipient may read it. */
function MessageDialog({ message, onClose }: MessageDialogProps) {
  return (
    <Modal opened={message !== undefined} onClose={onClose} title={message?.subject} size={560}>
      {message !== undefined && <Text message={message} />}
    </Modal>
  );
}

function Text({ message: { message_id, recipient, time } }: { message: OutboxMessage }) {
  const { data, error, refetch } = useMessage(message_id);
  return (
    <>
      <p className={classes['to']}>
        To {recipient}, <RelativeTime time={Date.parse(time)} />
      </p>
      {error !== null ? (
        <ErrorState onRetry={() => void refetch()} />
      ) : data === undefined ? (
        <TextSkeleton widths={[90, 80, 40]} />
      ) : (
        <p className={classes['email']} dir="auto">
          {data === null ? serviceTexts.messageGone : (data.text ?? serviceTexts.secret)}
        </p>
      )}
    </>
  );
}
