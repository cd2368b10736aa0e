import { useEffect, useState } from 'react';
import { goldenTables } from '#heat/domain';
import { checkFormula } from '#services/domain';
import type { FormulaCheck } from '#services/domain';

/** Computes all formulas when the screen opens, one after another, without blocking the page. */
export function useFormulaChecks() {
  const [checks, setChecks] = useState<readonly FormulaCheck[]>([]);
  const next = goldenTables[checks.length];
  useEffect(() => {
    if (next === undefined) return undefined;
    const timer = setTimeout(() => setChecks((done) => [...done, checkFormula(next)]));
    return () => clearTimeout(timer);
  }, [next]);
  return { checks, isDone: next === undefined, total: goldenTables.length };
}
