import { Link } from '@tanstack/react-router';
import { hydrationWords } from '#hydration/domain';
import type { TestDetails } from '#hydration/offline';
import { dateTimeText } from '#packages/kit';
import { RelativeTime, useZone } from '#packages/ui';
import { LabelList } from '#people/web';
import { numberText } from '../value-text.ts';
import { Fact, Section } from './drawer-section.tsx';
import { boundsWords } from './drawer-texts.ts';
import classes from './drawer.module.css';

/** The data of a test as text. */
export function TestFacts({ test }: { test: TestDetails }) {
  const zone = useZone();
  const { judgedBy, baseline, kind } = test;
  return (
    <Section title="Details">
      <dl className={classes['facts']}>
        <Fact label="Person">
          {test.isLinked ? (
            <Link to="/people/$user_id" params={{ user_id: test.user_id }}>
              {test.person}
            </Link>
          ) : (
            test.person
          )}
        </Fact>
        <Fact label="Time">
          {dateTimeText(test.time, zone)} (<RelativeTime time={test.time} />)
        </Fact>
        <Fact label="Kind">{kind.name}</Fact>
        <Fact label="Valid">{test.valid ? 'Yes' : 'No'}</Fact>
        {test.measured_by !== '' && <Fact label="Measured by">{test.measured_by}</Fact>}
        {judgedBy !== null && <Fact label="Status based on">{boundsWords(judgedBy)}</Fact>}
        {judgedBy !== null && <Fact label="Bounds">{limits(judgedBy.bounds)}</Fact>}
        {baseline !== null && (
          <>
            <Fact label="Spread">{numberText(baseline.std)}&nbsp;mOsm</Fact>
            <Fact label="Values">{baseline.values.map(numberText).join(', ')}</Fact>
          </>
        )}
        {test.location !== '' && <Fact label="Location of test">{test.location}</Fact>}
        {test.personLabels.length > 0 && (
          <Fact label="Person’s tags at the time">
            <LabelList labels={test.personLabels} most={test.personLabels.length} wrap />
          </Fact>
        )}
        {test.facts.map(({ key, label, text }) => (
          <Fact key={key} label={label}>
            {text}
          </Fact>
        ))}
      </dl>
    </Section>
  );
}

/** 'Hydrated up to 65, Mild up to 100, Moderate up to 150, then Severe'. */
function limits({ mild, moderate, severe }: NonNullable<TestDetails['judgedBy']>['bounds']) {
  const upTo = [
    [hydrationWords.hydrated.short, mild],
    [hydrationWords.mild.short, moderate],
    [hydrationWords.moderate.short, severe],
  ] as const;
  const parts = upTo.map(([word, limit]) => `${word} up to ${numberText(limit)}`);
  return `${parts.join(', ')}, then ${hydrationWords.severe.short}`;
}
