import { ActionIcon } from '@mantine/core';
import { IconPencil, IconTrash } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { Survey } from '#measurements/contract';
import { isUnpublished } from '#measurements/domain';
import { countText } from '#packages/kit';
import { RelativeTime } from '#packages/ui';
import type { Column, Sort } from '#packages/ui';
import { useWords } from './survey-texts.ts';
import classes from './surveys.module.css';

/** Actions with a survey in the list. */
export interface SurveyListActions {
  isBusy: boolean;
  onOpen: (survey_id: string) => void;
  onDelete: (survey: Survey) => void;
}

/** Columns of the list of surveys. On narrow screens the actions are in a menu. */
export function surveyColumns(actions: SurveyListActions, isNarrow: boolean): Column<Survey>[] {
  return isNarrow ? said : [...said, ...actionColumns(actions)];
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

function actionColumns({ isBusy, onOpen, onDelete }: SurveyListActions): Column<Survey>[] {
  return [
    {
      ...{ key: 'edit', head: 'Edit', isAction: true },
      cell: ({ survey_id, name }) => (
        <ActionIcon
          variant="subtle"
          title="Edit"
          aria-label={`Edit ${name}`}
          onClick={() => onOpen(survey_id)}
        >
          <IconPencil size={16} stroke={1.75} />
        </ActionIcon>
      ),
      text: () => '',
    },
    {
      ...{ key: 'delete', head: 'Delete', isAction: true },
      cell: (survey) => (
        <ActionIcon
          variant="subtle"
          title="Delete"
          aria-label={`Delete ${survey.name}`}
          disabled={isBusy}
          onClick={() => onDelete(survey)}
        >
          <IconTrash size={16} stroke={1.75} />
        </ActionIcon>
      ),
      text: () => '',
    },
  ];
}

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

/** The surveys in the order of a column, equal ones by name. */
export function sortedSurveys(surveys: readonly Survey[], { key, descending }: Sort): Survey[] {
  const column = said.find((each) => each.key === key);
  const textOf = (survey: Survey) => column?.text(survey) ?? '';
  const sorted = surveys.toSorted(
    (a, b) =>
      textOf(a).localeCompare(textOf(b), 'en', { numeric: true }) ||
      a.name.localeCompare(b.name, 'en'),
  );
  return descending ? sorted.toReversed() : sorted;
}
