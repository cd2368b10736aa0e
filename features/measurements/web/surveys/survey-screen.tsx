import { useNavigate, useSearch } from '@tanstack/react-router';
import type { Survey } from '#measurements/contract';
import { newId } from '#packages/http/web';
import { useInitialised, useSyncStatus } from '#packages/sync/web';
import { EmptyState, ErrorScreen, Page, Screen, TextSkeleton, useTitle } from '#packages/ui';
import { SurveyList } from './survey-list.tsx';
import { SurveyPage } from './survey-page.tsx';
import { useSurveys } from './use-surveys.ts';

/**
 * /settings/survey: the list, with `?survey=` the editor of one, with `?tab=answers` its answers.
 */
export function SurveyScreen() {
  const navigate = useNavigate();
  const { survey: shown, tab }: Record<string, unknown> = useSearch({ strict: false });
  const { online } = useSyncStatus();
  const initialised = useInitialised();
  const state = useSurveys();
  const { surveys, error } = state;
  const open = (survey?: string) =>
    void navigate({ to: '/settings/survey', search: survey === undefined ? {} : { survey } });
  const found = surveys?.find(({ survey_id }) => survey_id === shown);
  const title = found?.name ?? 'Survey';
  useTitle(title);

  if (typeof shown !== 'string') {
    return (
      <SurveyList
        state={state}
        online={online}
        isReady={initialised}
        onNew={() => open(newId())}
        onOpen={open}
      />
    );
  }
  if (error !== null) return <ErrorScreen onRetry={state.refetch} />;
  if (surveys === undefined) {
    return (
      <Page ready={false}>
        <TextSkeleton widths={[40, 60, 50]} />
      </Page>
    );
  }
  if (!/^[0-9a-f-]{36}$/.test(shown)) {
    return (
      <Screen title="Survey not found" ready>
        <EmptyState title="Nothing here" text="The address may be wrong." />
      </Screen>
    );
  }
  return (
    <SurveyPage
      key={shown}
      survey={found ?? blankSurvey(shown)}
      isNew={found === undefined}
      state={state}
      online={online}
      tab={tab === 'answers' && found !== undefined ? 'answers' : 'questions'}
      onLeave={() => open()}
    />
  );
}

/** An empty survey. */
function blankSurvey(survey_id: string): Survey {
  return {
    ...{ survey_id, name: '', used_for: 'before', questions: [] },
    ...{ version: 0, published: null, answers: 0, changed_time: null },
  };
}
