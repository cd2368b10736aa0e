import { Button } from '@mantine/core';
import { missing, textColumn, timeColumn } from '#packages/ui';
import type { Column } from '#packages/ui';
import type { Quote } from '#quotes/contract';
import { itemsText, quoteTexts as texts, requesterText } from './quote-texts.ts';
import classes from './quotes.module.css';
import { StatusChip } from './status-chip.tsx';

/** The columns of quotes; for the support team with the organisation. */
export function quoteColumns(isAll: boolean, onOpen: (quote: Quote) => void): Column<Quote>[] {
  return [
    textColumn('number', 'Number', ({ number }) => String(number), {
      frozen: true,
      sortable: true,
    }),
    ...(isAll
      ? [
          textColumn<Quote>('organisation', 'Organisation', (quote) => quote.organisation ?? '', {
            sortable: true,
            cell: ({ organisation }) => long(organisation ?? ''),
          }),
        ]
      : []),
    timeColumn('date', 'Date', ({ created_time }) => created_time, { sortable: true }),
    textColumn('items', 'Items', itemsText, { cell: (quote) => long(itemsText(quote)) }),
    textColumn('by', 'Requested by', requesterText, {
      sortable: true,
      cell: (quote) => long(requesterText(quote)),
    }),
    textColumn('status', 'Status', ({ status }) => status, {
      sortable: true,
      cell: ({ status }) => <StatusChip status={status} />,
    }),
    textColumn('amount', 'Amount', ({ amount, is_reward }) => (is_reward ? texts.reward : amount), {
      cell: ({ amount, is_reward }) => long(is_reward ? texts.reward : amount),
    }),
    {
      ...{ key: 'details', head: texts.details, isAction: true, text: () => '' },
      cell: (quote) => (
        <Button
          variant="subtle"
          size="compact-sm"
          aria-label={`${texts.details} of quote ${String(quote.number)}`}
          onClick={() => onOpen(quote)}
        >
          {texts.details}
        </Button>
      ),
    },
  ];
}

function long(text: string) {
  if (text === '') return missing;
  return (
    <span className={classes['long']} dir="auto">
      {text}
    </span>
  );
}
