import type { Assessment } from '#assessments/contract';
import { conditionWords, outsideMethod, ratedLevel } from '#assessments/domain';
import type { ThermalUnits } from '#assessments/domain';
import { AnswerList, DriversCard } from '#jobs/web';
import { Card } from '#packages/ui';
import { AdviceCard } from '../result/advice-card.tsx';
import { ChangesCard } from '../result/changes-card.tsx';
import { MethodCard } from '../result/method-card.tsx';
import { ScoreCard } from '../result/score-card.tsx';
import classes from './runs.module.css';

/** A saved assessment in cards, on the screen and on paper. */
export function RunCards({ run, units }: { run: Assessment; units: ThermalUnits }) {
  const { answers, result } = run;
  const { factors } = answers;
  const level = ratedLevel(result.risk, outsideMethod(answers));
  return (
    <div className={classes['cards']}>
      <div>
        <ScoreCard {...answers} units={units} />
        <AdviceCard level={level} />
        <ChangesCard answers={answers} />
        <MethodCard site_id={null} />
        <DriversCard factors={factors} most={5} />
      </div>
      <Card title="Inputs" subtitle={conditionWords(answers, units)}>
        <AnswerList factors={factors} />
      </Card>
    </div>
  );
}
