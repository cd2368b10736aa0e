import { Text } from '@mantine/core';
import { assessmentMessages } from '#assessments/contract';
import { levelAdvice, unratedAdvice } from '#assessments/domain';
import { riskLevelNames } from '#heat/contract';
import type { RiskLevel } from '#heat/contract';
import { Card } from '#packages/ui';
import classes from './result.module.css';

/** Advice for a level of risk; null without a rating. */
export function AdviceCard({ level }: { level: RiskLevel | null }) {
  const { first, water, rest, retest } = level === null ? unratedAdvice : levelAdvice[level];
  const name = level === null ? assessmentMessages.notRated : riskLevelNames[level];
  return (
    <Card title={`Advice: ${name}`}>
      <Text fz={13} lh="20px" fw={500}>
        {first}
      </Text>
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
