import { Button, Menu } from '@mantine/core';
import { IconPencil, IconPlus, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import type { Survey } from '#measurements/contract';
import { DataTable, EmptyState, RowMenu, Screen, useLocalPage, useIsNarrow } from '#packages/ui';
import type { Sort } from '#packages/ui';
import { sortedSurveys, surveyColumns } from './survey-columns.tsx';
import type { SurveyListActions } from './survey-columns.tsx';
import { surveyTexts } from './survey-texts.ts';
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

/** Every survey with its use and the number of answers. */
export function SurveyList({ state, online, isReady, onNew, onOpen }: Props) {
  const { surveys, error, refetch, isBusy } = state;
  const [sort, setSort] = useState<Sort>({ key: 'name', descending: false });
  const isNarrow = useIsNarrow();
  const actions: SurveyListActions = {
    isBusy: isBusy || !online,
    onOpen,
    onDelete: (survey) => {
      if (window.confirm(surveyTexts.confirmDelete(survey.name))) void state.remove(survey);
    },
  };
  const menu = (survey: Survey) => <SurveyMenu survey={survey} {...actions} />;
  const sorted = surveys && sortedSurveys(surveys, sort);
  const place = useLocalPage('surveys', defaultSize, sorted);
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
          {...place}
          label="Surveys"
          rowKey={({ survey_id }) => survey_id}
          columns={surveyColumns(actions, isNarrow)}
          sort={sort}
          onSort={setSort}
          {...(isNarrow && { menu })}
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

/** Actions with a survey in a menu, for narrow screens. */
function SurveyMenu({ survey, isBusy, onOpen, onDelete }: SurveyListActions & { survey: Survey }) {
  return (
    <RowMenu of={survey.name}>
      <Menu.Item
        leftSection={<IconPencil size={16} stroke={1.75} />}
        onClick={() => onOpen(survey.survey_id)}
      >
        Edit
      </Menu.Item>
      <Menu.Item
        leftSection={<IconTrash size={16} stroke={1.75} />}
        disabled={isBusy}
        onClick={() => onDelete(survey)}
      >
        Delete
      </Menu.Item>
    </RowMenu>
  );
}
