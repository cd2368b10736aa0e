import { Link } from '@tanstack/react-router';
import { countText, slug } from '#packages/kit';
import { textColumn } from '#packages/ui';
import type { Column } from '#packages/ui';
import { formulaUses, gapText } from '#services/domain';
import type { FormulaCheck } from '#services/domain';
import { serviceTexts } from '../service-texts.ts';
import classes from '../services.module.css';
import { StateChip } from '../state-chip.tsx';

/** Columns of the table of formulas, in order. */
export const formulaColumns: readonly Column<FormulaCheck>[] = [
  textColumn('formula', 'Formula', ({ formula }) => formula, {
    frozen: true,
    cell: ({ formula }) => (
      <Link
        className={classes['long']}
        to="/settings/services"
        search={{ tab: 'formulas', formula: slug(formula) }}
      >
        {formula}
      </Link>
    ),
  }),
  textColumn('met', 'Result', metWord, { cell: ({ isMet }) => <MetChip isMet={isMet} /> }),
  textColumn('numbers', 'Numbers', ({ numbers }) => String(numbers.length), {
    numeric: true,
    cell: ({ numbers }) => countText(numbers.length),
  }),
  textColumn('deviation', 'Greatest deviation', worstText),
  long('source', 'Source', ({ source }) => source),
  textColumn('version', 'Version', ({ version }) => String(version), { numeric: true }),
  long('use', 'Used in', ({ formula }) => formulaUses[formula] ?? ''),
];

/** Whether published numbers are reproduced, by icon and word. */
export function MetChip({ isMet }: { isMet: boolean }) {
  return <StateChip kind={isMet ? 'good' : 'problem'} word={metWord({ isMet })} />;
}

function long(key: string, head: string, text: Column<FormulaCheck>['text']): Column<FormulaCheck> {
  return textColumn(key, head, text, {
    cell: (check) => <span className={classes['long']}>{text(check)}</span>,
  });
}

/** 'Match' or 'No match'. */
export function metWord({ isMet }: { isMet: boolean }): string {
  return isMet ? 'Match' : 'No match';
}

/** The number with the largest share of its tolerance. */
export function worstText({ worst }: FormulaCheck): string {
  return worst === null ? serviceTexts.notComputed : gapText(worst);
}
