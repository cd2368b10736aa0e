import type { Column } from '#packages/ui';
import { amountText, gapText, unitOf } from '#services/domain';
import type { CheckedNumber } from '#services/domain';
import classes from '../services.module.css';
import { MetChip, metWord } from './formula-columns.tsx';

/** Columns of the table of one formula's numbers, in order. */
export const numberColumns: readonly Column<CheckedNumber>[] = [
  {
    ...{ key: 'of', head: 'Inputs', frozen: true },
    cell: ({ of }) => <span className={classes['long']}>{of}</span>,
    text: ({ of }) => of,
  },
  {
    ...{ key: 'printed', head: 'Printed', numeric: true },
    cell: ({ printed }) => amountText(printed),
    text: ({ printed }) => String(printed),
  },
  {
    ...{ key: 'found', head: 'Ours', numeric: true },
    cell: ({ found, tolerance }) => `${amountText(found)} ${unitOf(tolerance)}`,
    text: ({ found }) => String(found),
  },
  { ...{ key: 'deviation', head: 'Deviation', numeric: true }, cell: gapText, text: gapText },
  {
    ...{ key: 'met', head: 'Result' },
    cell: ({ isMet }) => <MetChip isMet={isMet} />,
    text: metWord,
  },
];
