import { Link } from '@tanstack/react-router';
import type { Survey } from '#measurements/contract';
import { isUnpublished } from '#measurements/domain';
import { countText } from '#packages/kit';
import { RelativeTime } from '#packages/ui';
import type { Column } from '#packages/ui';
import { editColumns } from '../row-edits.tsx';
import type { RowEdits } from '../row-edits.tsx';
import { useWords } from './survey-texts.ts';
import classes from './surveys.module.css';

/** Columns of the list of surveys. On narrow screens the actions are in a menu. */
export function surveyColumns(actions: RowEdits<Survey>, isNarrow: boolean): Column<Survey>[] {
  return isNarrow ? said : [...said, ...editColumns(actions)];
}

const said: Column<Survey>[] = [
  {
    ...{ key: 'name', head: 'Name', sortable: true, frozen: true },
    cell: ({ survey_id, name }) => (
      <Link to="/settings/survey" search={{ survey: survey_id }} className={classes['name']}>
        <span dir="auto">{name}</span>
      </Link>
    ),
    text: ({ name }) => name,
  },
  { ...{ key: 'use', head: 'Used for' }, ...plain(({ used_for }) => useWords[used_for]) },
  counted('questions', 'Questions', ({ questions }) => questions.length),
  counted('answers', 'Answers', ({ answers }) => answers),
  { ...{ key: 'state', head: 'State' }, ...plain(stateText) },
  {
    ...{ key: 'changed', head: 'Changed', sortable: true },
    cell: ({ changed_time }) =>
      changed_time === null ? '–' : <RelativeTime time={Date.parse(changed_time)} />,
    text: ({ changed_time }) => changed_time ?? '',
  },
];

function plain(text: (survey: Survey) => string): Pick<Column<Survey>, 'cell' | 'text'> {
  return { cell: text, text };
}

function counted(key: string, head: string, count: (survey: Survey) => number): Column<Survey> {
  const text = (survey: Survey) => String(count(survey));
  const cell = (survey: Survey) => countText(count(survey));
  return { ...{ key, head, sortable: true, numeric: true }, cell, text };
}

/** State of a survey: draft, published, or published with unpublished changes. */
export function stateText(survey: Survey): string {
  if (survey.published === null) return 'Draft';
  const version = `Version ${String(survey.version)}`;
  return isUnpublished(survey) ? `${version}, with changes` : version;
}
