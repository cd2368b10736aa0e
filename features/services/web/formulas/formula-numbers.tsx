import { Link } from '@tanstack/react-router';
import { countOf, slug } from '#packages/kit';
import {
  DataTable,
  EmptyState,
  Screen,
  TableSkeleton,
  textColumn,
  useLocalPage,
} from '#packages/ui';
import type { Column } from '#packages/ui';
import { amountText, formulaUses, gapText, unitOf } from '#services/domain';
import type { CheckedNumber, FormulaCheck } from '#services/domain';
import { serviceTexts } from '../service-texts.ts';
import classes from '../services.module.css';
import { MetChip, metWord, worstText } from './formula-columns.tsx';
import { useFormulaChecks } from './use-formula-checks.ts';

const defaultSize = 20;

const crumbs = (
  <Link className="ws-not-printed" to="/settings/services" search={{ tab: 'formulas' }}>
    Formulas
  </Link>
);

/** One formula: all numbers of its source, and our results. */
export function FormulaNumbers({ id }: { id: string }) {
  const state = useFormulaChecks();
  const check = state.checks.find(({ formula }) => slug(formula) === id);
  if (check !== undefined) return <CheckResult check={check} />;
  return (
    <Screen
      ready={state.isDone}
      title={state.isDone ? 'Formula not found' : 'Formula'}
      crumbs={crumbs}
    >
      {state.isDone ? (
        <EmptyState title="Not found" text={serviceTexts.unknown} />
      ) : (
        <TableSkeleton />
      )}
    </Screen>
  );
}

function CheckResult({ check }: { check: FormulaCheck }) {
  const { formula, version, source, numbers, isMet } = check;
  const place = useLocalPage('formula-numbers', defaultSize, numbers);
  const facts = [
    ['Result', <MetChip key="met" isMet={isMet} />],
    ['Numbers', countOf(numbers.length, 'published value')],
    ['Greatest deviation', worstText(check)],
    ['Source', source],
    ['Version', String(version)],
    ['Used in', formulaUses[formula]],
  ] as const;
  return (
    <Screen ready title={formula} crumbs={crumbs}>
      <dl className={classes['facts']}>
        {facts.map(([term, fact]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{fact}</dd>
          </div>
        ))}
      </dl>
      <div className={classes['under']}>
        <DataTable
          {...place}
          label={`Numbers of ${formula}`}
          rowKey={({ of, tolerance }) => `${of} ${tolerance}`}
          columns={numberColumns}
          sort={{ key: 'of', descending: false }}
          empty={<EmptyState title="No numbers" text={serviceTexts.notComputed} />}
        />
      </div>
    </Screen>
  );
}

/** Columns of the table of one formula's numbers, in order. */
const numberColumns: readonly Column<CheckedNumber>[] = [
  textColumn('of', 'Inputs', ({ of }) => of, {
    frozen: true,
    cell: ({ of }) => <span className={classes['long']}>{of}</span>,
  }),
  textColumn('printed', 'Published', ({ printed }) => String(printed), {
    numeric: true,
    cell: ({ printed }) => amountText(printed),
  }),
  textColumn('found', 'Computed', ({ found }) => String(found), {
    numeric: true,
    cell: ({ found, tolerance }) => `${amountText(found)} ${unitOf(tolerance)}`,
  }),
  textColumn('deviation', 'Deviation', gapText, { numeric: true }),
  textColumn('met', 'Result', metWord, { cell: ({ isMet }) => <MetChip isMet={isMet} /> }),
];
