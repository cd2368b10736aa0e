import { Button } from '@mantine/core';
import type { OutboxEmail } from '#outbox/contract';
import { countText } from '#packages/kit';
import { RelativeTime } from '#packages/ui';
import type { Column } from '#packages/ui';
import classes from '../services.module.css';
import { StateChip } from '../state-chip.tsx';
import type { ChipKind } from '../state-chip.tsx';

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
export function emailColumns(options: EmailColumnOptions): Column<OutboxEmail>[] {
  const { resent, isLocked, onRead, onResend } = options;
  const stateOf = ({ state }: OutboxEmail) =>
    states[state === 'sent' && !options.isMailSent ? 'kept' : state];
  return [
    {
      ...{ key: 'time', head: 'Time', sortable: true, frozen: true },
      cell: ({ time }) => <RelativeTime time={Date.parse(time)} />,
      text: ({ time }) => time,
    },
    {
      ...{ key: 'subject', head: 'Subject', sortable: true },
      cell: (email) => (
        <button type="button" className={classes['subject']} onClick={() => onRead(email)}>
          {email.subject}
        </button>
      ),
      text: ({ subject }) => subject,
    },
    {
      ...{ key: 'recipient', head: 'Recipient', sortable: true },
      cell: ({ recipient }) => (
        <span className={classes['address']} dir="auto">
          {recipient}
        </span>
      ),
      text: ({ recipient }) => recipient,
    },
    {
      ...{ key: 'state', head: 'State', sortable: true },
      cell: (email) => {
        const [kind, word] = stateOf(email);
        return <StateChip kind={kind} word={word} />;
      },
      text: (email) => stateOf(email)[1],
    },
    {
      ...{ key: 'attempts', head: 'Attempts', sortable: true, numeric: true },
      cell: ({ attempts }) => countText(attempts),
      text: ({ attempts }) => String(attempts),
    },
    {
      ...{ key: 'error', head: 'Error' },
      cell: ({ error }) => (
        <span className={classes['long']} dir="auto">
          {error ?? '–'}
        </span>
      ),
      text: ({ error }) => error ?? '',
    },
    { ...{ key: 'channel', head: 'Channel' }, cell: () => 'Mail', text: () => 'Mail' },
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
