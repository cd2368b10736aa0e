import { useState } from 'react';
import { readDraft } from '#assessments/domain';
import type { ReadDraft, ThermalDraft, ThermalUnits } from '#assessments/domain';
import { riskFactors, unsetFactor } from '#tags/contract';
import type { RiskFactor } from '#tags/contract';
import { showToast } from '#packages/ui';
import { thermalTexts } from '../thermal-texts.ts';

/** A thermal assessment while it is written. */
export interface DraftState {
  draft: ThermalDraft;
  read: ReadDraft;
  /** Factors without an answer. */
  missing: readonly RiskFactor[];
  /** Something is answered: what is missing is asked for. */
  isBegun: boolean;
  change: (parts: Partial<ThermalDraft>) => void;
  answer: (factor: RiskFactor, value: number) => void;
  /** Changes several parts at once, says so, and takes it back where that is asked for. */
  replace: (parts: Partial<ThermalDraft>, text: string) => void;
}

/** Keeps what is chosen and typed, and what it reads as. */
export function useThermalDraft(start: ThermalDraft, units: ThermalUnits): DraftState {
  const [draft, setDraft] = useState(start);
  const change = (parts: Partial<ThermalDraft>) => setDraft((before) => ({ ...before, ...parts }));
  const missing = riskFactors.filter((factor) => draft.factors[factor] === unsetFactor);
  return {
    ...{ draft, missing, change },
    read: readDraft(draft, units),
    isBegun: missing.length < riskFactors.length,
    answer: (factor, value) =>
      setDraft((before) => ({ ...before, factors: { ...before.factors, [factor]: value } })),
    replace(parts, text) {
      change(parts);
      const run = () => change(sameParts(draft, parts));
      const action = { label: thermalTexts.undo, run };
      showToast({ kind: 'done', text, action });
    },
  };
}

/** Of a draft the parts that others are given for. */
function sameParts(draft: ThermalDraft, parts: Partial<ThermalDraft>): Partial<ThermalDraft> {
  return Object.fromEntries(Object.entries(draft).filter(([key]) => key in parts));
}
