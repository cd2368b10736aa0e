import { useCallbackRef } from '@mantine/hooks';
import { useMemo, useState } from 'react';
import { mostLetters } from '#outbox/contract';
import type { OutboxLetter } from '#outbox/contract';
import { countText } from '#packages/kit';
import { useSyncStatus } from '#packages/sync/web';
import { DataTable, EmptyState, ListBar, useHoldPage, useLocalPage } from '#packages/ui';
import type { Column, Sort } from '#packages/ui';
import { serviceTexts } from '../service-texts.ts';
import classes from '../services.module.css';
import { letterColumns } from './letter-columns.tsx';
import { LetterDialog } from './letter-dialog.tsx';
import { useLetters } from './use-letters.ts';

const defaultSize = 20;

/** The letters of the organisation, each to be read and sent again where that may be. */
export function LetterList() {
  const { online } = useSyncStatus();
  const { letters, isMailSent, error, refetch, resent, resend } = useLetters();
  const [sort, setSort] = useState<Sort>({ key: 'time', descending: true });
  const [open, setOpen] = useState<OutboxLetter>();
  const onRead = useCallbackRef((letter: OutboxLetter) => setOpen(letter));
  const onResend = useCallbackRef(({ message_id }: OutboxLetter) => void resend(message_id));
  const columns = useMemo(
    () => letterColumns({ isMailSent, resent, isLocked: !online, onRead, onResend }),
    [isMailSent, resent, online, onRead, onResend],
  );
  const sorted = useMemo(
    () => letters && ordered(letters, columns, sort),
    [letters, columns, sort],
  );
  const place = useLocalPage('outbox', defaultSize, sorted);
  useHoldPage(letters === undefined && error === null);
  return (
    <>
      <ListBar note={!online && serviceTexts.needsLine}>
        <p className={classes['result']}>
          {serviceTexts.lettersMean}
          {letters?.length === mostLetters &&
            ` ${serviceTexts.mostLetters(countText(mostLetters))}`}
        </p>
      </ListBar>
      <DataTable
        {...place}
        label="Outbox"
        rowKey={({ message_id }) => message_id}
        columns={columns}
        sort={sort}
        onSort={setSort}
        empty={<EmptyState title="No emails yet" text={serviceTexts.noLetters} />}
        // What was fetched before stays to be read while there is no line.
        error={letters === undefined ? error : null}
        onRetry={refetch}
      />
      <LetterDialog letter={open} onClose={() => setOpen(undefined)} />
    </>
  );
}

function ordered(
  letters: readonly OutboxLetter[],
  columns: readonly Column<OutboxLetter>[],
  { key, descending }: Sort,
): OutboxLetter[] {
  const text = columns.find((column) => column.key === key)?.text ?? (({ time }) => time);
  const found = letters.toSorted((a, b) => text(a).localeCompare(text(b), 'en', { numeric: true }));
  return descending ? found.toReversed() : found;
}
