import type { MouseEvent, ReactNode } from 'react';
import { hydrationWords } from '#hydration/domain';
import type { ListedTest, NamedKind } from '#hydration/offline';
import type { NamedType } from '#measurements/offline';
import { dateText, dateTimeText } from '#packages/kit';
import { RowCheck, uiMessages } from '#packages/ui';
import type { Column } from '#packages/ui';
import type { Label } from '#people/domain';
import { LabelList, PersonLink } from '#people/web';
import { visibleTags } from '#tags/domain';
import { HydrationGlyph } from '../hydration-glyph.tsx';
import { valueOfKind } from '../value-text.ts';
import { linkColumns, missing, TestValue, textColumn, validColumn } from '../tests/columns.tsx';
import { listTexts } from './list-texts.ts';
import { TestStatus } from './test-status.tsx';
import type { ChosenTests } from './use-chosen-tests.ts';
import classes from './list.module.css';

interface Shown {
  kind: NamedKind | undefined;
  /** One column for each. */
  linkTypes: readonly NamedType[];
  /** IANA name of the organisation's zone. */
  zone: string;
  chosen: ChosenTests;
  /** URL of a test's drawer. */
  addressOf: (measurement_id: string) => string;
  onOpen: (test: ListedTest) => void;
}

/** Labels of the person are only context: one is shown, the others on press. */
const mostPersonTags = 1;

/** Columns of the list of tests, in order. */
export function listColumns({ kind, linkTypes, ...shown }: Shown): Column<ListedTest>[] {
  const unit = kind?.unit ?? '';
  return [
    timeColumn(shown),
    {
      key: 'person',
      head: 'Person',
      cell: ({ person, user_id, isLinked }) =>
        isLinked ? (
          <PersonLink user_id={user_id} className={classes['person']}>
            {person}
          </PersonLink>
        ) : (
          <span className={classes['person']}>{person}</span>
        ),
      text: ({ person }) => person,
    },
    {
      key: 'value',
      head: unit === '' ? 'Value' : `Value (${unit})`,
      sortable: true,
      numeric: true,
      cell: ({ value, valid, state, isChecked }) => (
        <>
          {state !== null && (
            <span className={classes['sign']}>
              <HydrationGlyph state={state} size={15} />
            </span>
          )}
          <TestValue valid={valid} title={isChecked ? listTexts.checkedHelp : undefined}>
            {valueOfKind(value, kind?.type)}
          </TestValue>
        </>
      ),
      text: ({ value }) => valueOfKind(value, kind?.type).replace('\u2212', '-'),
    },
    {
      key: 'status',
      head: 'Status',
      cell: (test) => <TestStatus test={test} />,
      text: statusText,
    },
    validColumn(),
    labels('tags', 'Tags', visibleTags, (test) => test.labels),
    labels('person_tags', 'Person’s tags at the time', mostPersonTags, (test) => test.personLabels),
    ...linkColumns<ListedTest>(linkTypes, String),
    textColumn('measured_by', 'Measured by', (test) => test.measured_by),
    textColumn('device_serial', 'Device serial', (test) => test.device_serial),
    textColumn('location', 'Location of test', (test) => test.location),
    {
      key: 'notes',
      head: 'Notes',
      cell: ({ notes }) =>
        notes === '' ? (
          missing
        ) : (
          <span className={classes['notes']} title={notes}>
            {notes}
          </span>
        ),
      text: ({ notes }) => notes,
    },
  ];
}

function timeColumn({
  zone,
  chosen,
  addressOf,
  onOpen,
}: Omit<Shown, 'kind' | 'linkTypes'>): Column<ListedTest> {
  return {
    key: 'time',
    head: 'Time',
    sortable: true,
    frozen: true,
    cell: (test) => {
      const [day, time] = [dateText(test.time, zone), dateTimeText(test.time, zone)];
      return (
        <span className={classes['time']}>
          <RowCheck
            label={`Select the test of ${test.person}, ${time}`}
            checked={chosen.has(test.measurement_id)}
            disabled={test.unsent !== null}
            onChange={() => chosen.toggle(test)}
          />
          <OpenLink href={addressOf(test.measurement_id)} onOpen={() => onOpen(test)}>
            <span className={classes['day']}>{day}</span>
            {time.slice(day.length)}
          </OpenLink>
        </span>
      );
    },
    text: ({ time }) => new Date(time).toISOString(),
  };
}

function labels(
  key: string,
  head: string,
  most: number,
  of: (test: ListedTest) => readonly Label[],
): Column<ListedTest> {
  return {
    key,
    head,
    cell: (test) => (of(test).length > 0 ? <LabelList labels={of(test)} most={most} /> : missing),
    text: (test) =>
      of(test)
        .map(({ name }) => name)
        .join(', '),
  };
}

/** The status in a file. */
function statusText({ state, band, valid, active, isHigh, isChecked, unsent }: ListedTest): string {
  return [
    active ? '' : listTexts.removedWord,
    state === null ? band : hydrationWords[state].short,
    isHigh ? `(${listTexts.highWord})` : '',
    // Every invalid test was checked by somebody, so this is not repeated.
    isChecked && valid ? `(${listTexts.checkedWord})` : '',
    unsent === null ? '' : `(${uiMessages.unsent[unsent.state].word})`,
  ]
    .filter(Boolean)
    .join(' ');
}

interface OpenLinkProps {
  href: string;
  onOpen: () => void;
  children: ReactNode;
}

/**
 * Link to a test's drawer. A list has up to 200 of them, and the router's own links compute their
 * target again with each navigation. This one computes it once.
 */
function OpenLink({ href, onOpen, children }: OpenLinkProps) {
  const follow = (event: MouseEvent) => {
    const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey;
    if (!isPlain || event.shiftKey || event.altKey || event.defaultPrevented) return;
    event.preventDefault();
    onOpen();
  };
  return (
    <a href={href} className={classes['open']} onClick={follow}>
      {children}
    </a>
  );
}
