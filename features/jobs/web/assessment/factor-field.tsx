import { factorTexts, workExamples } from '#jobs/contract';
import type { RiskFactor } from '#tags/contract';
import { ChoiceField } from './choice-field.tsx';

interface Props {
  factor: RiskFactor;
  value: number;
  /** Highlights a missing answer when others are given. */
  isWanted: boolean;
  onAnswer: (value: number) => void;
}

/** One factor with its answers and their points. */
export function FactorField({ factor, ...field }: Props) {
  const { title, choices } = factorTexts[factor];
  return (
    <ChoiceField
      {...field}
      title={title}
      choices={factor === '_metabolic_work_rate' ? choices.map(withExample) : choices}
    />
  );
}

function withExample([points, label]: readonly [number, string]) {
  const example = points === 2 || points === 4 || points === 6 ? workExamples[points] : '';
  return [points, label, example] as const;
}
