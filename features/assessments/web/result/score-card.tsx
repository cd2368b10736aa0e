import { Group, Text } from '@mantine/core';
import { assessmentMessages } from '#assessments/contract';
import type { ThermalAnswers } from '#assessments/contract';
import {
  airWords,
  degreesText,
  heatIndexOf,
  outsideMethod,
  ratedLevel,
  windPointsOf,
} from '#assessments/domain';
import type { ThermalUnits } from '#assessments/domain';
import { riskLevelNames, riskNotes } from '#heat/contract';
import { heatScore, isBecauseOfJob, riskLimits, riskOfPoints } from '#heat/domain';
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
  impermeable_clothing?: boolean | undefined;
  units: ThermalUnits;
}

/** The risk and its points: heat x (hazard + wind). */
export function ScoreCard({ factors, air, heat, impermeable_clothing, units }: Props) {
  const score = hazardScore(factors);
  const hazard = score < 0 ? null : score;
  const wind = air && windPointsOf(air);
  const index = heat && heatIndexOf(heat);
  const points = index === null ? null : heatScore(index);
  const risk =
    hazard === null || wind === null || points === null
      ? null
      : riskOfPoints({ hazard, heat: points, wind });
  const outside = heat === null ? [] : outsideMethod({ heat, impermeable_clothing });
  const rated = risk === null ? null : ratedLevel(risk, outside);
  const level = rated ?? 'none';
  const isOfJob = risk !== null && points !== null && isBecauseOfJob({ risk, heat: points });
  return (
    <Card
      title="Risk score"
      aside={
        <RiskBadge
          risk={rated === null ? null : risk}
          {...(risk !== null && { none: assessmentMessages.notRated })}
        />
      }
    >
      <Group role="status" gap={3} wrap="nowrap" c="dimmed" fz={13}>
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
          {level === 'none' ? noLevel(risk) : riskLevelNames[level].replace(' Risk', '')}
          <small>{limitText[level]}</small>
        </div>
      </Group>
      {risk === null && <p className={classes['note']}>{thermalTexts.unfinished}</p>}
      {isOfJob && rated !== null && (
        <Text mt={8} fz={13} lh="19px">
          {riskNotes.becauseOfJob(rated)}
        </Text>
      )}
      {risk !== null &&
        outside.map((reason) => (
          <Text key={reason} mt={8} fz={13} lh="19px">
            {thermalTexts.outside[reason]} {rated !== null && thermalTexts.atLeast}
          </Text>
        ))}
    </Card>
  );
}

interface TermProps {
  /** Null while it is not known. */
  value: number | null;
  word: string;
  /** Meaning of the points. */
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

/** Text instead of a level: the meaning of the number, or that there is no rating. */
function noLevel(risk: number | null): string {
  return risk === null ? 'risk' : assessmentMessages.notRated.toLowerCase();
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
