import { levelAdvice } from '#assessments/domain';
import { riskLevelNames } from '#heat/contract';
import type { RiskLevel } from '#heat/contract';
import { Card } from '#packages/ui';
import classes from './result.module.css';

/** What to do at a level of risk. */
export function AdviceCard({ level }: { level: RiskLevel }) {
  const { first, water, rest, retest } = levelAdvice[level];
  return (
    <Card title={`Advice: ${riskLevelNames[level]}`}>
      <p className={classes['first']}>{first}</p>
      <dl className={classes['advice']}>
        <dt>Water</dt>
        <dd>{water}</dd>
        <dt>Rest</dt>
        <dd>{rest}</dd>
        <dt>Re-test</dt>
        <dd>{retest}</dd>
      </dl>
    </Card>
  );
}
