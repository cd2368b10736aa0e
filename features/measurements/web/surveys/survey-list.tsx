import { ActionIcon, Button } from '@mantine/core';
import { IconPencil, IconPlus, IconTrash } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import type { Survey } from '#measurements/contract';
import { isUnpublished } from '#measurements/domain';
import { DataTable, EmptyState, RelativeTime, Screen, useTablePlace } from '#packages/ui';
import type { Column, Sort } from '#packages/ui';
import { surveyTexts, useWords } from './survey-texts.ts';
import classes from './surveys.module.css';
import type { useSurveys } from './use-surveys.ts';

interface Props {
  state: ReturnType<typeof useSurveys>;
  online: boolean;
  isReady: boolean;
  onNew: () => void;
  onOpen: (survey_id: string) => void;
}

const defaultSize = 20;

/** Every survey with when it is asked, and how often it was answered. */
export function SurveyList({ state, online, isReady, onNew, onOpen }: Props) {
  const { surveys, error, refetch, isBusy } = state;
  const [sort, setSort] = useState<Sort>({ key: 'name', descending: false });
  const { page, size, setPage } = useTablePlace('surveys', defaultSize);
  const columns = columnsOf({
    isBusy: isBusy || !online,
    onOpen,
    onDelete: (survey) => {
      if (window.confirm(surveyTexts.confirmDelete(survey.name))) void state.remove(survey);
    },
  });
  const sorted = surveys && sortedSurveys(surveys, columns, sort);
  const newSurvey = (
    <Button leftSection={<IconPlus size={16} stroke={1.9} />} disabled={!online} onClick={onNew}>
      New survey
    </Button>
  );
  return (
    <Screen
      title="Survey"
      ready={isReady && (surveys !== undefined || error !== null)}
      sentence={surveyTexts.sentence}
      actions={newSurvey}
    >
      <div role="status">
        {!online && <p className={classes['note']}>{surveyTexts.needsLine}</p>}
      </div>
      <div className={classes['list']}>
        <DataTable
          name="surveys"
          label="Surveys"
          rows={sorted?.slice(page * size, (page + 1) * size)}
          rowKey={({ survey_id }) => survey_id}
          total={sorted?.length ?? 0}
          columns={columns}
          sort={sort}
          onSort={setSort}
          page={page}
          size={size}
          defaultSize={defaultSize}
          onPage={setPage}
          allRows={() => Promise.resolve(sorted ?? [])}
          empty={
            <EmptyState title="No surveys yet" text={surveyTexts.noneYet} action={newSurvey} />
          }
          error={error}
          onRetry={() => void refetch()}
        />
      </div>
    </Screen>
  );
}

interface Deeds {
  isBusy: boolean;
  onOpen: (survey_id: string) => void;
  onDelete: (survey: Survey) => void;
}

function columnsOf({ isBusy, onOpen, onDelete }: Deeds): Column<Survey>[] {
  return [
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
  return { ...{ key, head, sortable: true, numeric: true }, cell: count, text };
}

/** How a survey stands: written, asked, or asked as it was before. */
export function stateText(survey: Survey): string {
  if (survey.published === null) return 'Draft';
  const version = `Version ${String(survey.version)}`;
  return isUnpublished(survey) ? `${version}, with changes` : version;
}

function sortedSurveys(
  surveys: readonly Survey[],
  columns: readonly Column<Survey>[],
  { key, descending }: Sort,
): Survey[] {
  const column = columns.find((each) => each.key === key);
  const textOf = (survey: Survey) => column?.text(survey) ?? '';
  const sorted = surveys.toSorted(
    (a, b) =>
      textOf(a).localeCompare(textOf(b), 'en', { numeric: true }) ||
      a.name.localeCompare(b.name, 'en'),
  );
  return descending ? sorted.toReversed() : sorted;
}
