import { useState } from 'react';
import { readDraft } from '#assessments/domain';
import type { ReadDraft, ThermalDraft, ThermalUnits } from '#assessments/domain';
import { riskFactors, unsetFactor } from '#tags/contract';
import type { RiskFactor } from '#tags/contract';
import { showToast } from '#packages/ui';
import { thermalTexts } from '../thermal-texts.ts';

/** A thermal assessment during input. */
export interface DraftState {
  draft: ThermalDraft;
  read: ReadDraft;
  /** Factors without an answer. */
  missing: readonly RiskFactor[];
  /** Something is answered, so missing answers are reported. */
  isBegun: boolean;
  change: (parts: Partial<ThermalDraft>) => void;
  answer: (factor: RiskFactor, value: number) => void;
  /** Changes several parts at once, with a toast that can undo it. */
  replace: (parts: Partial<ThermalDraft>, text: string) => void;
}

/** Stores choices and typed values, with their parsed result. */
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

/** The parts of a draft that are replaced by the given ones. */
function sameParts(draft: ThermalDraft, parts: Partial<ThermalDraft>): Partial<ThermalDraft> {
  return Object.fromEntries(Object.entries(draft).filter(([key]) => key in parts));
}
