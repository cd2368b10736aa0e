import { Button, Textarea } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useCallbackRef } from '@mantine/hooks';
import { useEffect, useState } from 'react';
import { useSave, useWrongField } from '#packages/form/web';
import { CallError } from '#packages/http/web';
import { useSyncStatus } from '#packages/sync/web';
import {
  Card,
  Crumbs,
  EmptyState,
  ErrorState,
  Form,
  LeaveGuard,
  RelativeTime,
  Screen,
  TextSkeleton,
} from '#packages/ui';
import { longest, mostFiles, ticketMessages as messages } from '#tickets/contract';
import type { WholeTicket } from '#tickets/contract';
import { FileField } from './file-field.tsx';
import { Diagnostics } from './new-ticket-dialog.tsx';
import { StatusChip } from './status-chip.tsx';
import { openerText, sizeText, ticketTexts as texts, writerText } from './ticket-texts.ts';
import classes from './tickets.module.css';
import { useTicket } from './use-tickets.ts';
import type { OpenTicket } from './use-tickets.ts';

interface Props {
  ticket_id: string;
  of: 'organisation' | 'all';
}

/** One ticket: its messages and files, the reply, and its status. */
export function ThreadScreen({ ticket_id, of }: Props) {
  const state = useTicket(ticket_id);
  const { ticket, error, refetch } = state;
  useMarkSeen(state);
  const { online } = useSyncStatus();
  const isGone = error instanceof CallError && error.status === 404;
  return (
    <Screen
      title={ticket === undefined ? texts.title : texts.ticket(ticket.number, ticket.subject)}
      ready={ticket !== undefined || error !== null || !online}
      crumbs={
        <Crumbs here={ticket === undefined ? '' : String(ticket.number)}>
          <Link to="/settings/tickets" search={(of === 'all' ? { of } : {}) as object}>
            {texts.back}
          </Link>
        </Crumbs>
      }
      sentence={ticket && <Facts ticket={ticket} />}
      actions={ticket && <StatusButton ticket={ticket} state={state} />}
    >
      {ticket !== undefined ? (
        <Thread ticket={ticket} state={state} />
      ) : !online ? (
        <p role="status">{texts.needsConnection}</p>
      ) : isGone ? (
        <EmptyState title={texts.title} text={texts.isGone} outline="none" />
      ) : error !== null ? (
        <ErrorState onRetry={refetch} />
      ) : (
        <TextSkeleton widths={[60, 80, 40]} />
      )}
    </Screen>
  );
}

/** Marks what the author of a ticket sees as read. */
function useMarkSeen({ ticket, markSeen }: OpenTicket): void {
  const mark = useCallbackRef(markSeen);
  const seen = ticket?.is_unread === true ? ticket.messages.length : 0;
  useEffect(() => {
    if (seen > 0) void mark(seen);
  }, [seen, mark]);
}

function Facts({ ticket }: { ticket: WholeTicket }) {
  const opener = openerText(ticket);
  return (
    <span className={classes['facts']} dir="auto">
      <StatusChip status={ticket.status} />
      <span>{[ticket.category, opener, ticket.organisation].filter(Boolean).join(', ')}</span>
    </span>
  );
}

function StatusButton({ ticket, state }: { ticket: WholeTicket; state: OpenTicket }) {
  const { online } = useSyncStatus();
  const isClosed = ticket.status === 'Closed';
  return (
    <Button
      variant="default"
      disabled={!online || state.isBusy}
      onClick={() => void state.setStatus(ticket, isClosed ? 'Open' : 'Closed')}
    >
      {isClosed ? texts.reopen : texts.close}
    </Button>
  );
}

function Thread({ ticket, state }: { ticket: WholeTicket; state: OpenTicket }) {
  const isClosed = ticket.status === 'Closed';
  // Kept while the ticket is closed, so that reopening it shows what was typed.
  const reply = useSave({ text: '' });
  return (
    <div className={classes['thread']}>
      <LeaveGuard when={reply.values.text.trim() !== ''} />
      <ol className={classes['messages']} aria-label={texts.messages}>
        {ticket.messages.map((message) => (
          <li key={message.message_id} data-support={message.by_support}>
            <p className={classes['writer']} dir="auto">
              <b>{writerText(message)}</b> <RelativeTime time={Date.parse(message.time)} />
            </p>
            <p className={classes['text']} dir="auto">
              {message.text}
            </p>
          </li>
        ))}
      </ol>
      {isClosed ? <p>{texts.isClosed}</p> : <ReplyForm form={reply} state={state} />}
      {(ticket.files.length > 0 || ticket.diagnostics !== null || !ticket.is_support) && (
        <Card title={texts.files}>
          <Files ticket={ticket} state={state} />
        </Card>
      )}
    </div>
  );
}

function Files({ ticket, state }: { ticket: WholeTicket; state: OpenTicket }) {
  const { online } = useSyncStatus();
  const [error, setError] = useState<string>();
  const [isSending, setSending] = useState(false);
  const canAdd =
    !ticket.is_support && ticket.status !== 'Closed' && ticket.files.length < mostFiles;
  return (
    <div className={classes['thread']}>
      {ticket.files.length > 0 && (
        <ul className={classes['files']} aria-label={texts.files}>
          {ticket.files.map((file) => (
            <li key={file.file_id}>
              <span dir="auto">
                {file.name} <small>{sizeText(file.size)}</small>
              </span>
              <Button
                variant="subtle"
                size="compact-sm"
                aria-label={texts.saveFile(file.name)}
                disabled={!online}
                leftSection={<IconDownload size={16} stroke={1.75} aria-hidden />}
                onClick={() => void state.save(file)}
              >
                Save
              </Button>
            </li>
          ))}
        </ul>
      )}
      {canAdd && (
        <FileField
          files={[]}
          sent={[]}
          most={mostFiles - ticket.files.length}
          error={error}
          disabled={!online || isSending}
          onFiles={(files) => {
            setError(undefined);
            setSending(true);
            void sendAll(files).finally(() => setSending(false));
          }}
        />
      )}
      {ticket.diagnostics !== null && (
        <>
          <p className={classes['label']}>{texts.diagnosticsTitle}</p>
          <Diagnostics text={ticket.diagnostics} />
        </>
      )}
    </div>
  );

  async function sendAll(files: readonly Parameters<OpenTicket['attach']>[0][]): Promise<void> {
    for (const file of files) {
      const refused = await state.attach(file);
      if (refused === null) continue;
      const { file: problem } = refused;
      return setError(problem === undefined ? undefined : `${file.file.name}: ${problem}`);
    }
  }
}

interface ReplyProps {
  form: ReturnType<typeof useSave<{ text: string }>>;
  state: OpenTicket;
}

function ReplyForm({ form, state }: ReplyProps) {
  const { online } = useSyncStatus();
  const frame = useWrongField<HTMLFormElement>(form.errors);
  const isBlank = form.values.text.trim() === '';
  return (
    <Form
      ref={frame}
      label={texts.reply}
      className={classes['reply']}
      onSubmit={() =>
        online &&
        form.save({
          problems: isBlank ? { text: messages.replyRequired } : {},
          send: () => state.reply(form.values.text),
          onDone: form.discard,
        })
      }
    >
      <Textarea
        label={texts.replyField}
        autosize
        minRows={3}
        maxRows={12}
        maxLength={longest.text}
        {...form.text('text')}
      />
      <Button type="submit" loading={form.isBusy} disabled={!online}>
        {texts.reply}
      </Button>
    </Form>
  );
}
