import { Group, Text, Textarea } from '@mantine/core';
import { useMemo, useState } from 'react';
import type { TestDetails } from '#hydration/offline';
import { longestNote } from '#measurements/domain';
import { useTestActions } from '#measurements/web';
import { MapFrame, mapMessages } from '#packages/map/web';
import { useSyncStatus } from '#packages/sync/web';
import { ActionButton, LabelList, useHasPlaces } from '#people/web';
import { TagMultiSelect } from '#tags/web';
import { HydrationBadge } from '../hydration-badge.tsx';
import { hiddenValuesHelp, isHiddenValue, valueOfKind } from '../value-text.ts';
import { bulkReason } from './action-reasons.ts';
import type { SelectionAction } from './action-reasons.ts';
import { DrawerEditor } from './drawer-editor.tsx';
import { changeWords, drawerTexts } from './drawer-texts.ts';
import { actionLooks, actionTest } from './use-list-actions.tsx';
import { listTexts } from './list-texts.ts';
import { FactSection, Section } from './drawer-section.tsx';
import { TestFacts } from './test-facts.tsx';
import { TestStatus } from './test-status.tsx';
import classes from './drawer.module.css';

interface Props {
  test: TestDetails;
  onAction: (action: SelectionAction) => void;
}

/** All data of a test, and the actions with it. */
export function TestView({ test, onAction }: Props) {
  const { online } = useSyncStatus();
  const mayChange = test.may.edit && test.unsent === null;
  const actions: SelectionAction[] = [
    ...(test.isHigh || !test.valid ? (['markValid'] as const) : []),
    ...(test.valid ? (['markInvalid'] as const) : []),
    test.active ? 'remove' : 'restore',
  ];
  return (
    <>
      <Head test={test} />
      {test.unsent === null && (
        <Group gap={8} align="stretch">
          {actions.map((action) => (
            <ActionButton
              key={action}
              {...actionLooks[action]}
              reason={bulkReason(action, [test], online)}
              isDangerous={action === 'remove'}
              onClick={() => onAction(action)}
            />
          ))}
        </Group>
      )}
      <TestFacts test={test} />
      <Section title="Tags">
        {mayChange ? (
          <TagEditor key={test.tag_ids.join()} test={test} />
        ) : test.labels.length === 0 ? (
          drawerTexts.noTags
        ) : (
          <LabelList labels={test.labels} most={test.labels.length} wrap />
        )}
      </Section>
      <Section title="Notes">
        {isHiddenValue(test.value) ? (
          hiddenValuesHelp
        ) : mayChange && test.may.note ? (
          <NotesEditor key={test.notes} test={test} />
        ) : (
          test.notes || drawerTexts.noNotes
        )}
      </Section>
      <FactSection
        title="Linked values"
        facts={test.linkedValues.map(({ name, unit, value }) => ({
          ...{ label: name, text: `${String(value)} ${unit}` },
        }))}
      />
      <FactSection
        title="Survey"
        facts={test.answers.map(({ question: label, answer, isUnsupported }) => {
          if (!isUnsupported) return { label, text: answer || '–' };
          return { label, text: <Unsupported>{answer}</Unsupported> };
        })}
      />
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
    <Group gap="8px 14px">
      <span className={classes['value']} data-valid={valid}>
        {valueOfKind(value, kind.type)}
        {!isHiddenValue(value) && (
          <Text span inherit ms={6} c="dimmed" fz={15} fw={500}>
            {kind.unit}
          </Text>
        )}
      </span>
      {isWhole ? <HydrationBadge state={state} large /> : <TestStatus test={test} />}
      {isHigh && <p className={classes['note']}>{listTexts.highHelp}</p>}
      {change !== null && <p className={classes['note']}>{changeWords(change)}</p>}
    </Group>
  );
}

/** An answer to a question of a type that this build does not know. */
function Unsupported({ children }: { children: string }) {
  return (
    <Text span inherit c="var(--ws-text3)" fs="italic">
      {children}
    </Text>
  );
}

function TagEditor({ test }: { test: TestDetails }) {
  const [tag_ids, setTags] = useState<readonly string[]>(test.tag_ids);
  const actions = useTestActions();
  const hasPlaces = useHasPlaces();
  return (
    <DrawerEditor
      label="Tags of the test"
      save="Save tags"
      isChanged={tag_ids.join() !== test.tag_ids.join()}
      onSave={() => actions.setTags(actionTest(test), tag_ids)}
      onCancel={() => setTags(test.tag_ids)}
    >
      <TagMultiSelect
        label="Tags of the test"
        placeholder={tag_ids.length === 0 ? drawerTexts.noTags : ''}
        types={hasPlaces ? ['default', 'job', 'location'] : ['default']}
        value={tag_ids}
        onChange={setTags}
      />
    </DrawerEditor>
  );
}

function NotesEditor({ test }: { test: TestDetails }) {
  const [notes, setNotes] = useState(test.notes);
  const actions = useTestActions();
  return (
    <DrawerEditor
      label="Notes of the test"
      save="Save notes"
      isChanged={notes.trim() !== test.notes}
      onSave={() => actions.setNotes(actionTest(test), notes.trim())}
      onCancel={() => setNotes(test.notes)}
    >
      <Textarea
        aria-label="Notes of the test"
        placeholder={drawerTexts.noNotes}
        autosize
        minRows={2}
        maxRows={8}
        maxLength={longestNote}
        value={notes}
        onChange={(event) => setNotes(event.currentTarget.value)}
      />
    </DrawerEditor>
  );
}

interface TestMapProps {
  place: NonNullable<TestDetails['place']>;
  person: string;
}

/** Shows the coast and nearby towns. */
const zoom = 7;
const noLabels: readonly never[] = [];

/** A small map of where a test was taken. */
function TestMap({ place: { lat, lon }, person }: TestMapProps) {
  const point = useMemo(() => ({ lat, lon }), [lat, lon]);
  const view = useMemo(() => ({ ...point, zoom }), [point]);
  return (
    <Section title="Place">
      <div className={classes['map']}>
        <MapFrame
          label={drawerTexts.map(person)}
          marker={point}
          markerLabel="Place of the test"
          labels={noLabels}
          view={view}
        />
      </div>
      <Text inherit m="4px 0 0" c="var(--ws-text3)" fz={11}>
        {mapMessages.outlines}
      </Text>
    </Section>
  );
}
