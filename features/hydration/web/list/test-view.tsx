import type { TestDetails } from '#hydration/offline';
import { useSyncStatus } from '#packages/sync/web';
import { ActionButton } from '#people/web';
import { HydrationBadge } from '../hydration-badge.tsx';
import { valueOfKind } from '../value-text.ts';
import { bulkReason } from './action-reasons.ts';
import type { SelectionAction } from './action-reasons.ts';
import { changeWords, drawerTexts } from './drawer-texts.ts';
import { actionLooks } from './list-bulk-bar.tsx';
import { listTexts } from './list-texts.ts';
import { Fact, Section } from './drawer-section.tsx';
import { TestFacts } from './test-facts.tsx';
import { TestMap } from './test-map.tsx';
import { TestNotes } from './test-notes.tsx';
import { TestTags } from './test-tags.tsx';
import { TestStatus } from './test-status.tsx';
import classes from './drawer.module.css';

interface Props {
  test: TestDetails;
  onAction: (action: SelectionAction) => void;
}

/** All data of a test, and the actions with it. */
export function TestView({ test, onAction }: Props) {
  const { online } = useSyncStatus();
  const actions: SelectionAction[] = [
    ...(test.isHigh || !test.valid ? (['markValid'] as const) : []),
    ...(test.valid ? (['markInvalid'] as const) : []),
    test.active ? 'remove' : 'restore',
  ];
  return (
    <>
      <Head test={test} />
      {test.unsent === null && (
        <div className={classes['actions']}>
          {actions.map((action) => (
            <ActionButton
              key={action}
              {...actionLooks[action]}
              reason={bulkReason(action, [test], online)}
              isDangerous={action === 'remove'}
              onClick={() => onAction(action)}
            />
          ))}
        </div>
      )}
      <TestFacts test={test} />
      <TestTags test={test} online={online} />
      <TestNotes test={test} online={online} />
      {test.linkedValues.length > 0 && (
        <Section title="Linked values">
          <dl className={classes['facts']}>
            {test.linkedValues.map(({ name, unit, value }, at) => (
              <Fact key={at} label={name}>
                {value} {unit}
              </Fact>
            ))}
          </dl>
        </Section>
      )}
      {test.answers.length > 0 && (
        <Section title="Survey">
          <dl className={classes['facts']}>
            {test.answers.map(({ question, answer, isUnsupported }, at) => (
              <Fact key={at} label={question}>
                {isUnsupported ? (
                  <span className={classes['unsupported']}>{answer}</span>
                ) : (
                  answer || '–'
                )}
              </Fact>
            ))}
          </dl>
        </Section>
      )}
      {test.place !== null && <TestMap place={test.place} person={test.person} />}
      {test.raw !== null && (
        <details className={classes['section']}>
          <summary>{drawerTexts.raw}</summary>
          <pre className={classes['raw']} tabIndex={0} role="region" aria-label={drawerTexts.raw}>
            {test.raw}
          </pre>
        </details>
      )}
    </>
  );
}

function Head({ test }: { test: TestDetails }) {
  const { state, valid, value, kind, isHigh, change } = test;
  const isWhole = state !== null && test.active && !isHigh && test.unsent === null;
  return (
    <div className={classes['head']}>
      <span className={classes['value']} data-valid={valid}>
        {valueOfKind(value, kind.type)}
        <span className={classes['unit']}>{kind.unit}</span>
      </span>
      {isWhole ? <HydrationBadge state={state} large /> : <TestStatus test={test} />}
      {isHigh && <p className={classes['note']}>{listTexts.highHelp}</p>}
      {change !== null && <p className={classes['note']}>{changeWords(change)}</p>}
    </div>
  );
}
