import { Progress } from '@mantine/core';
import { DataTable, EmptyState, useHoldPage, useLocalPage } from '#packages/ui';
import { serviceTexts } from '../service-texts.ts';
import classes from '../services.module.css';
import { CheckTools } from './check-tools.tsx';
import { formulaColumns } from './formula-columns.tsx';
import { PrintedChecks } from './printed-checks.tsx';
import { useFormulaChecks } from './use-formula-checks.ts';

const defaultSize = 20;

/** All formulas with their results, also while they are being computed. */
export function FormulaList() {
  const { checks, isDone, total } = useFormulaChecks();
  const place = useLocalPage('formulas', defaultSize, checks.length === 0 ? undefined : checks);
  useHoldPage(!isDone);
  const running = serviceTexts.running(checks.length, total);
  return (
    <>
      <div className="ws-not-printed">
        <p className={classes['about']}>{serviceTexts.formulas}</p>
        <CheckTools checks={checks} isDone={isDone} />
        {!isDone && (
          <div className={classes['progress']} role="status">
            <span>{running}</span>
            <Progress size="sm" value={(100 * checks.length) / total} aria-label={running} />
          </div>
        )}
        <DataTable
          {...place}
          label="Formulas"
          rowKey={({ formula }) => formula}
          columns={formulaColumns}
          sort={{ key: '', descending: false }}
          onSort={() => undefined}
          empty={<EmptyState title="No formulas" text="" />}
          error={null}
          onRetry={() => undefined}
        />
      </div>
      <PrintedChecks checks={checks} />
    </>
  );
}
