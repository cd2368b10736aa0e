import { Button } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { Survey } from '#measurements/contract';
import { Crumbs, Page, PageHead, SearchTabs } from '#packages/ui';
import { AnswersTab } from './answers-tab.tsx';
import { SurveyEditor } from './survey-editor.tsx';
import { stateText } from './survey-columns.tsx';
import { surveyTexts, useWords } from './survey-texts.ts';
import type { useSurveys } from './use-surveys.ts';

interface Props {
  survey: Survey;
  isNew: boolean;
  state: ReturnType<typeof useSurveys>;
  online: boolean;
  tab: 'questions' | 'answers';
  onLeave: () => void;
}

/** A survey: its questions and its answers. */
export function SurveyPage({ survey, isNew, state, online, tab, onLeave }: Props) {
  const { survey_id, name, used_for } = survey;
  const remove = async () => {
    if (!window.confirm(surveyTexts.confirmDelete(name))) return;
    if ((await state.remove(survey)) === null) onLeave();
  };
  return (
    <Page ready>
      <PageHead
        crumbs={
          <Crumbs here={isNew ? 'New survey' : name}>
            <Link to="/settings/survey">Survey</Link>
          </Crumbs>
        }
        title={<span dir="auto">{isNew ? 'New survey' : name}</span>}
        sentence={`${useWords[used_for]} · ${stateText(survey)}`}
        actions={
          !isNew && (
            <Button
              variant="default"
              data-danger
              leftSection={<IconTrash size={16} stroke={1.75} />}
              disabled={state.isBusy || !online}
              onClick={() => void remove()}
            >
              Delete
            </Button>
          )
        }
      />
      {!isNew && (
        <SearchTabs
          label={`Pages of ${name}`}
          to="/settings/survey"
          tabs={[
            { key: 'questions', word: 'Questions', search: { survey: survey_id } },
            { key: 'answers', word: 'Answers', search: { survey: survey_id, tab: 'answers' } },
          ]}
          current={tab}
        />
      )}
      {tab === 'answers' ? (
        <AnswersTab survey={survey} />
      ) : (
        <SurveyEditor survey={survey} isNew={isNew} state={state} online={online} />
      )}
    </Page>
  );
}
