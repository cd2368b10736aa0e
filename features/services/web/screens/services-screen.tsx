import { useSearch } from '@tanstack/react-router';
import { useEffect } from 'react';
import { Screen } from '#packages/ui';
import { FormulaList } from '../formulas/formula-list.tsx';
import { FormulaNumbers } from '../formulas/formula-numbers.tsx';
import { PrintedChecks } from '../formulas/printed-checks.tsx';
import { useFormulaChecks } from '../formulas/use-formula-checks.ts';
import { serviceSearchOf } from '../service-search.ts';
import { serviceTexts } from '../service-texts.ts';

/** /settings/services. */
export function ServicesScreen() {
  const { formula } = serviceSearchOf(useSearch({ strict: false }));
  const state = useFormulaChecks();
  useEffect(() => {
    document.title = 'Services · Watershade';
  }, []);
  if (formula !== undefined) return <FormulaNumbers key={formula} id={formula} state={state} />;
  return (
    <Screen
      ready
      title={<span className="ws-not-printed">Services</span>}
      sentence={<span className="ws-not-printed">{serviceTexts.formulas}</span>}
    >
      <div className="ws-not-printed">
        <FormulaList state={state} />
      </div>
      <PrintedChecks checks={state.checks} />
    </Screen>
  );
}
