import { useCallbackRef } from '@mantine/hooks';
import { useMemo, useState } from 'react';
import { mostEmails } from '#outbox/contract';
import type { OutboxEmail } from '#outbox/contract';
import { countText } from '#packages/kit';
import { useSyncStatus } from '#packages/sync/web';
import { DataTable, EmptyState, ListBar, useHoldPage, useLocalPage } from '#packages/ui';
import type { Column, Sort } from '#packages/ui';
import { serviceTexts } from '../service-texts.ts';
import classes from '../services.module.css';
import { emailColumns } from './email-columns.tsx';
import { EmailDialog } from './email-dialog.tsx';
import { useEmails } from './use-emails.ts';

const defaultSize = 20;

/** The emails of the organisation, to read and send again if allowed. */
export function EmailList() {
  const { online } = useSyncStatus();
  const { emails, isMailSent, error, refetch, resent, resend } = useEmails();
  const [sort, setSort] = useState<Sort>({ key: 'time', descending: true });
  const [open, setOpen] = useState<OutboxEmail>();
  const onRead = useCallbackRef((email: OutboxEmail) => setOpen(email));
  const onResend = useCallbackRef(({ message_id }: OutboxEmail) => void resend(message_id));
  const columns = useMemo(
    () => emailColumns({ isMailSent, resent, isLocked: !online, onRead, onResend }),
    [isMailSent, resent, online, onRead, onResend],
  );
  const sorted = useMemo(() => emails && ordered(emails, columns, sort), [emails, columns, sort]);
  const place = useLocalPage('outbox', defaultSize, sorted);
  useHoldPage(emails === undefined && error === null);
  return (
    <>
      <ListBar note={!online && serviceTexts.needsLine}>
        <p className={classes['result']}>
          {serviceTexts.lettersMean}
          {emails?.length === mostEmails && ` ${serviceTexts.mostEmails(countText(mostEmails))}`}
        </p>
      </ListBar>
      <DataTable
        {...place}
        label="Outbox"
        rowKey={({ message_id }) => message_id}
        columns={columns}
        sort={sort}
        onSort={setSort}
        empty={<EmptyState title="No emails yet" text={serviceTexts.noEmails} />}
        // Loaded data stays visible when offline.
        error={emails === undefined ? error : null}
        onRetry={refetch}
      />
      <EmailDialog email={open} onClose={() => setOpen(undefined)} />
    </>
  );
}

function ordered(
  emails: readonly OutboxEmail[],
  columns: readonly Column<OutboxEmail>[],
  { key, descending }: Sort,
): OutboxEmail[] {
  const text = columns.find((column) => column.key === key)?.text ?? (({ time }) => time);
  const found = emails.toSorted((a, b) => text(a).localeCompare(text(b), 'en', { numeric: true }));
  return descending ? found.toReversed() : found;
}
