import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useMemo } from 'react';
import type { Survey } from '#measurements/contract';
import { useSyncStatus } from '#packages/sync/web';
import {
  DataTable,
  EmptyState,
  Screen,
  useConfirm,
  useIsNarrow,
  useSortedPage,
} from '#packages/ui';
import { EditMenu } from '../row-edits.tsx';
import type { RowEdits } from '../row-edits.tsx';
import { surveyColumns } from './survey-columns.tsx';
import { surveyTexts } from './survey-texts.ts';
import classes from './surveys.module.css';
import type { useSurveys } from './use-surveys.ts';

interface Props {
  state: ReturnType<typeof useSurveys>;
  isReady: boolean;
  onNew: () => void;
  onOpen: (survey_id: string) => void;
}

const defaultSize = 20;
const initialSort = { key: 'name', descending: false };

/** Every survey with its use and the number of answers. */
export function SurveyList({ state, isReady, onNew, onOpen }: Props) {
  const { online } = useSyncStatus();
  const { surveys, error, refetch, isBusy } = state;
  const isNarrow = useIsNarrow();
  const confirm = useConfirm();
  const remove = async (survey: Survey) => {
    if (await confirm(surveyTexts.confirmDelete(survey.name))) void state.remove(survey);
  };
  const edits: RowEdits<Survey> = {
    isBusy: isBusy || !online,
    edit: ({ survey_id }) => ({ onClick: () => onOpen(survey_id) }),
    onDelete: (survey) => void remove(survey),
  };
  const columns = surveyColumns(edits, isNarrow);
  const byName = useMemo(() => surveys?.toSorted(compareSurveys), [surveys]);
  const place = useSortedPage('surveys', defaultSize, {
    rows: byName,
    columns,
    first: initialSort,
  });
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
        {!online && <p className={classes['note']}>{surveyTexts.needsConnection}</p>}
      </div>
      <div className={classes['list']}>
        <DataTable
          {...place}
          label="Surveys"
          rowKey={({ survey_id }) => survey_id}
          {...(isNarrow && { menu: (row: Survey) => <EditMenu row={row} {...edits} /> })}
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

function compareSurveys(a: Survey, b: Survey): number {
  return a.name.localeCompare(b.name, 'en');
}
