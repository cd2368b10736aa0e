import type { ThermalAnswers } from '#assessments/contract';
import { airWords, degreesText, heatIndexOf, windPointsOf } from '#assessments/domain';
import type { ThermalUnits } from '#assessments/domain';
import { riskLevelNames } from '#heat/contract';
import { heatScore, riskLevel, riskLimits, riskOfPoints } from '#heat/domain';
import { levelColour, RiskBadge } from '#heat/web';
import { hazardScore } from '#jobs/domain';
import { Card } from '#packages/ui';
import type { JobFactors } from '#tags/contract';
import { thermalTexts } from '../thermal-texts.ts';
import classes from './result.module.css';

interface Props {
  factors: JobFactors;
  /** Null while it is not answered. */
  air: ThermalAnswers['air'] | null;
  heat: ThermalAnswers['heat'] | null;
  units: ThermalUnits;
}

/** The risk with the points it is made of: heat x (hazard + wind). */
export function ScoreCard({ factors, air, heat, units }: Props) {
  const score = hazardScore(factors);
  const hazard = score < 0 ? null : score;
  const wind = air && windPointsOf(air);
  const index = heat && heatIndexOf(heat);
  const points = index === null ? null : heatScore(index);
  const risk =
    hazard === null || wind === null || points === null
      ? null
      : riskOfPoints({ hazard, heat: points, wind });
  const level = risk === null ? 'none' : riskLevel(risk);
  return (
    <Card title="Risk score" aside={<RiskBadge risk={risk} />}>
      <div role="status" className={classes['terms']}>
        <Term value={points} word="heat" note={index === null ? '' : degreesText(index, units)} />
        <span>×&nbsp;(</span>
        <Term value={hazard} word="hazard" note="13 factors" />
        <span>+</span>
        <Term value={wind} word="wind" note={air === null ? '' : airNote(air, units)} />
        <span>)&nbsp;=</span>
        <div
          className={classes['term']}
          style={{ background: levelColour(level, 'tint'), color: levelColour(level, 'ink') }}
        >
          <b>{risk ?? '–'}</b>
          {level === 'none' ? 'risk' : riskLevelNames[level].replace(' Risk', '')}
          <small>{limitText[level]}</small>
        </div>
      </div>
      {risk === null && <p className={classes['note']}>{thermalTexts.unfinished}</p>}
    </Card>
  );
}

interface TermProps {
  /** Null while it is not known. */
  value: number | null;
  word: string;
  /** What the points stand for. */
  note: string;
}

function Term({ value, word, note }: TermProps) {
  return (
    <div className={classes['term']}>
      <b>{value ?? '–'}</b>
      {word}
      <small>{note}</small>
    </div>
  );
}

const limitText = {
  none: '',
  low: `under ${String(riskLimits.high)}`,
  high: `${String(riskLimits.high)} to ${String(riskLimits.extreme)}`,
  extreme: `above ${String(riskLimits.extreme)}`,
} as const;

function airNote(air: ThermalAnswers['air'], units: ThermalUnits): string {
  return airWords(air, units).replace('wind ', '').replace(' air movement', ' air');
}
