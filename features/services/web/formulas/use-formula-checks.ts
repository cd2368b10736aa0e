import { useEffect, useState } from 'react';
import { goldenTables } from '#heat/domain';
import { checkFormula } from '#services/domain';
import type { FormulaCheck } from '#services/domain';

/** The checks that are done, and whether those are all. */
interface FormulaChecks {
  checks: readonly FormulaCheck[];
  isDone: boolean;
  total: number;
}

/** Computes every formula when the screen opens, one after another: the page answers in between. */
export function useFormulaChecks(): FormulaChecks {
  const [checks, setChecks] = useState<readonly FormulaCheck[]>([]);
  const next = goldenTables[checks.length];
  useEffect(() => {
    if (next === undefined) return undefined;
    const timer = setTimeout(() => setChecks((done) => [...done, checkFormula(next)]));
    return () => clearTimeout(timer);
  }, [next]);
  return { checks, isDone: next === undefined, total: goldenTables.length };
}
