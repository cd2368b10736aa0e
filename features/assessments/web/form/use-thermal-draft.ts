import { useState } from 'react';
import { readDraft } from '#assessments/domain';
import type { ThermalDraft, ThermalUnits } from '#assessments/domain';
import { riskFactors, unsetFactor } from '#tags/contract';
import type { RiskFactor } from '#tags/contract';
import { showToast } from '#packages/ui';
import { thermalTexts } from '../thermal-texts.ts';

export type DraftState = ReturnType<typeof useThermalDraft>;

/** Stores choices and typed values, with their parsed result. */
export function useThermalDraft(start: ThermalDraft, units: ThermalUnits) {
  const [draft, setDraft] = useState(start);
  const change = (parts: Partial<ThermalDraft>) => setDraft((before) => ({ ...before, ...parts }));
  const missing = riskFactors.filter((factor) => draft.factors[factor] === unsetFactor);
  return {
    ...{ draft, change },
    /** Factors without an answer. */
    missing,
    read: readDraft(draft, units),
    /** Something is answered: what is missing is asked for. */
    isBegun: missing.length < riskFactors.length,
    answer: (factor: RiskFactor, value: number) =>
      setDraft((before) => ({ ...before, factors: { ...before.factors, [factor]: value } })),
    /** Changes several parts at once, says so, and takes it back where that is asked for. */
    replace(parts: Partial<ThermalDraft>, text: string) {
      change(parts);
      const run = () => change(sameParts(draft, parts));
      const action = { label: thermalTexts.undo, run };
      showToast({ kind: 'done', text, action });
    },
  };
}

/** The parts of a draft that are replaced by the given ones. */
function sameParts(draft: ThermalDraft, parts: Partial<ThermalDraft>): Partial<ThermalDraft> {
  return Object.fromEntries(Object.entries(draft).filter(([key]) => key in parts));
}
