import { useEffect, useState } from 'react';
import { goldenTables } from '#heat/domain';
import { checkFormula } from '#services/domain';
import type { FormulaCheck } from '#services/domain';

/** The finished checks, and whether they are complete. */
interface FormulaChecks {
  checks: readonly FormulaCheck[];
  isDone: boolean;
  total: number;
}

/** Computes all formulas when the screen opens, one after another, without blocking the page. */
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
