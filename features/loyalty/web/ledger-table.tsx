import { Link } from '@tanstack/react-router';
import { useMemo } from 'react';
import { mostEntries } from '#loyalty/contract';
import type { LedgerEntry } from '#loyalty/contract';
import { countText } from '#packages/kit';
import { DataTable, EmptyState, ListBar, textColumn, timeColumn, useLocalPage } from '#packages/ui';
import type { Column } from '#packages/ui';
import { personName } from '#people/domain';
import { loyaltyTexts as texts, reasonOf } from './loyalty-texts.ts';
import type { useLoyalty } from './use-loyalty.ts';
import classes from './loyalty.module.css';

const defaultSize = 25;

/** The ledger, newest first. Each balance follows from the one below it, so it has one order. */
export function LedgerTable({ state }: { state: ReturnType<typeof useLoyalty> }) {
  const { loyalty, error, refetch } = state;
  const columns = useMemo(() => ledgerColumns(), []);
  const place = useLocalPage('loyalty-ledger', defaultSize, loyalty?.entries);
  return (
    <div>
      {loyalty?.is_more === true && (
        <ListBar note={texts.isMore(mostEntries)}>
          <span />
        </ListBar>
      )}
      <DataTable
        {...place}
        label={texts.ledger}
        rowKey={({ entry_id }) => entry_id}
        columns={columns}
        sort={{ key: 'time', descending: true }}
        onSort={() => undefined}
        empty={
          <EmptyState
            title={texts.none}
            text={texts.noneAbout}
            action={<Link to="/referral">{texts.invite}</Link>}
          />
        }
        error={loyalty === undefined ? error : null}
        onRetry={refetch}
      />
    </div>
  );
}

function ledgerColumns(): Column<LedgerEntry>[] {
  return [
    timeColumn('time', 'Date', ({ time }) => time, { frozen: true }),
    textColumn('reason', 'Reason', reasonOf, {
      cell: (entry) => (
        <span className={classes['long']} dir="auto">
          {reasonOf(entry)}
        </span>
      ),
    }),
    textColumn('by', 'By', ({ by }) => (by === null ? '' : personName(by))),
    textColumn('points', 'Points', ({ points }) => String(points), {
      numeric: true,
      cell: ({ points }) => (points > 0 ? `+${countText(points)}` : `−${countText(-points)}`),
    }),
    textColumn('balance', 'Balance', ({ balance }) => String(balance), {
      numeric: true,
      cell: ({ balance }) => countText(balance),
    }),
  ];
}
