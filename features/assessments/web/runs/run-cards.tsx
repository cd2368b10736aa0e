import type { Assessment } from '#assessments/contract';
import { airWords, heatWords } from '#assessments/domain';
import type { ThermalUnits } from '#assessments/domain';
import { AnswerList, DriversCard } from '#jobs/web';
import { Card } from '#packages/ui';
import { AdviceCard } from '../result/advice-card.tsx';
import { ChangesCard } from '../result/changes-card.tsx';
import { ScoreCard } from '../result/score-card.tsx';
import classes from './runs.module.css';

/** A saved assessment in cards, on the screen and on paper. */
export function RunCards({ run, units }: { run: Assessment; units: ThermalUnits }) {
  const { answers, result } = run;
  const { factors, air, heat } = answers;
  return (
    <div className={classes['cards']}>
      <div>
        <ScoreCard {...answers} units={units} />
        <AdviceCard level={result.level} />
        <ChangesCard answers={answers} />
        <DriversCard factors={factors} most={5} />
      </div>
      <Card title="Inputs" subtitle={`${airWords(air, units)}, ${heatWords(heat, units)}`}>
        <AnswerList factors={factors} />
      </Card>
    </div>
  );
}
