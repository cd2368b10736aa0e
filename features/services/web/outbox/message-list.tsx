import { Button } from '@mantine/core';
import { useCallbackRef } from '@mantine/hooks';
import { useMemo, useState } from 'react';
import { listEmails, mostEmails, resendEmail } from '#outbox/contract';
import type { OutboxEmail } from '#outbox/contract';
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

/** The emails of the organisation, to read and send again if allowed. */
export function EmailList() {
  const { online } = useSyncStatus();
  const { emails, isMailSent, error, refetch, resent, resend } = useEmails();
  const [open, setOpen] = useState<OutboxEmail>();
  const onRead = useCallbackRef((email: OutboxEmail) => setOpen(email));
  const onResend = useCallbackRef(({ message_id }: OutboxEmail) => void resend(message_id));
  const columns = useMemo(
    () => emailColumns({ isMailSent, resent, isLocked: !online, onRead, onResend }),
    [isMailSent, resent, online, onRead, onResend],
  );
  const first = { key: 'time', descending: true };
  const place = useSortedPage('outbox', 20, { rows: emails, columns, first });
  useDelayPageReady(emails === undefined && error === null);
  return (
    <>
      <ListBar note={!online && serviceTexts.needsConnection}>
        <p className={classes['result']}>
          {serviceTexts.lettersMean}
          {emails?.length === mostEmails && ` ${serviceTexts.mostEmails(countText(mostEmails))}`}
        </p>
      </ListBar>
      <DataTable
        {...place}
        label="Outbox"
        rowKey={({ message_id }) => message_id}
        empty={<EmptyState title="No emails yet" text={serviceTexts.noEmails} />}
        // Loaded data stays visible when offline.
        error={emails === undefined ? error : null}
        onRetry={refetch}
      />
      <EmailDialog email={open} onClose={() => setOpen(undefined)} />
    </>
  );
}

/** The emails from the server, newest first, and sending one again. */
function useEmails() {
  const client = useClient();
  const { write } = useWrite({ stale: [listEmails] });
  const [resent, setResent] = useState<readonly string[]>([]);
  const { data, error, refetch } = useAnswer(listEmails, { query: {} });

  async function resend(message_id: string): Promise<void> {
    setResent((all) => [...all, message_id]);
    await write(() => client.call(resendEmail, { params: { id: message_id } }), {
      done: serviceTexts.resent,
    });
    setResent((all) => all.filter((each) => each !== message_id));
  }

  const isMailSent = data?.is_mail_sent ?? true;
  const read = { emails: data?.emails, isMailSent, error, refetch: () => void refetch() };
  return { ...read, resent, resend };
}

/** One email with its text; null if there is none. */
function useEmail(message_id: string) {
  const { data, ...rest } = useAnswer(listEmails, { query: { message_id } });
  return { ...rest, data: data && (data.emails[0] ?? null) };
}

interface EmailColumnOptions {
  /** Emails are sent; otherwise they stay in the outbox. */
  isMailSent: boolean;
  /** Ids of emails that are being sent again. */
  resent: readonly string[];
  isLocked: boolean;
  onRead: (email: OutboxEmail) => void;
  onResend: (email: OutboxEmail) => void;
}

const states: Readonly<Record<OutboxEmail['state'] | 'kept', readonly [ChipKind, string]>> = {
  queued: ['none', 'Waiting'],
  sent: ['good', 'Sent'],
  kept: ['invented', 'Stored here'],
  failed: ['problem', 'Failed'],
};

/** Columns of the table of emails, in order. */
function emailColumns(options: EmailColumnOptions): Column<OutboxEmail>[] {
  const { resent, isLocked, onRead, onResend } = options;
  const stateOf = ({ state }: OutboxEmail) =>
    states[state === 'sent' && !options.isMailSent ? 'kept' : state];
  return [
    timeColumn('time', 'Time', ({ time }) => time, { sortable: true, frozen: true }),
    textColumn('subject', 'Subject', ({ subject }) => subject, {
      sortable: true,
      cell: (email) => (
        <button type="button" className={classes['subject']} onClick={() => onRead(email)}>
          {email.subject}
        </button>
      ),
    }),
    textColumn('recipient', 'Recipient', ({ recipient }) => recipient, {
      sortable: true,
      cell: ({ recipient }) => (
        <span className={classes['address']} dir="auto">
          {recipient}
        </span>
      ),
    }),
    textColumn('state', 'State', (email) => stateOf(email)[1], {
      sortable: true,
      cell: (email) => {
        const [kind, word] = stateOf(email);
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
    textColumn('channel', 'Channel', () => 'Mail'),
    {
      ...{ key: 'resend', head: 'Resend', isAction: true },
      cell: (email) =>
        email.can_resend && (
          <span className={classes['action']}>
            <Button
              variant="default"
              size="xs"
              aria-label={`Resend ${email.subject} to ${email.recipient}`}
              loading={resent.includes(email.message_id)}
              disabled={isLocked}
              onClick={() => onResend(email)}
            >
              Resend
            </Button>
          </span>
        ),
      text: () => '',
    },
  ];
}

interface EmailDialogProps {
  /** undefined: closed. */
  email: OutboxEmail | undefined;
  onClose: () => void;
}

/** The text of an email, unless only its recipient may read it. */
function EmailDialog({ email, onClose }: EmailDialogProps) {
  return (
    <Modal opened={email !== undefined} onClose={onClose} title={email?.subject} size={560}>
      {email !== undefined && <Text email={email} />}
    </Modal>
  );
}

function Text({ email: { message_id, recipient, time } }: { email: OutboxEmail }) {
  const { data, error, refetch } = useEmail(message_id);
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
          {data === null ? serviceTexts.emailGone : (data.text ?? serviceTexts.secret)}
        </p>
      )}
    </>
  );
}
