import { Progress } from '@mantine/core';
import { DataTable, EmptyState, useHoldPage, useLocalPage } from '#packages/ui';
import { serviceTexts } from '../service-texts.ts';
import classes from '../services.module.css';
import { CheckTools } from './check-tools.tsx';
import { formulaColumns } from './formula-columns.tsx';
import type { FormulaChecks } from './use-formula-checks.ts';

const defaultSize = 20;

/** Every formula with what it comes to beside the printed numbers, while it is being computed too. */
export function FormulaList({ state }: { state: FormulaChecks }) {
  const { checks, isDone, total } = state;
  const place = useLocalPage('formulas', defaultSize, checks.length === 0 ? undefined : checks);
  useHoldPage(!isDone);
  return (
    <>
      <CheckTools checks={checks} isDone={isDone} />
      {!isDone && (
        <div className={classes['progress']} role="status">
          <span>{serviceTexts.running(checks.length, total)}</span>
          <Progress
            size="sm"
            value={(100 * checks.length) / total}
            aria-label={serviceTexts.running(checks.length, total)}
          />
        </div>
      )}
      <DataTable
        {...place}
        label="Formulas"
        rowKey={({ formula }) => formula}
        columns={formulaColumns}
        sort={{ key: 'source', descending: false }}
        onSort={() => undefined}
        empty={<EmptyState title="No formulas" text="" />}
        error={null}
        onRetry={() => undefined}
      />
    </>
  );
}
