import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { listSurveys, removeSurvey, saveSurvey } from '#measurements/contract';
import type { Survey, SurveyFields } from '#measurements/contract';
import { CallError, useClient } from '#packages/http/web';
import { showToast } from '#packages/ui';
import { surveyTexts } from './survey-texts.ts';

const key = ['surveys'];

type Errors = Readonly<Record<string, string>>;

/** The surveys from the server, and the writes about them. Each shows its result in a toast. */
export function useSurveys() {
  const client = useClient();
  const queries = useQueryClient();
  const [isBusy, setBusy] = useState(false);
  const { data, error, refetch } = useQuery({
    queryKey: key,
    queryFn: ({ signal }) => client.call(listSurveys, {}, { signal }),
    retry: false,
    staleTime: 0,
  });

  async function tell(send: () => Promise<unknown>, done: string, undo?: () => void) {
    setBusy(true);
    try {
      await send();
    } catch (failure) {
      if (!(failure instanceof CallError)) throw failure;
      if (Object.keys(failure.errors).length === 0) {
        const detail = failure.detail ?? undefined;
        showToast({ kind: 'problem', text: failure.message, detail });
      }
      return failure.errors;
    } finally {
      setBusy(false);
      await queries.invalidateQueries({ queryKey: key });
    }
    showToast({ kind: 'done', text: done, action: undo && { label: 'Undo', run: undo } });
    return null;
  }

  return {
    ...{ surveys: data?.surveys, error, refetch, isBusy },
    /** Returns error messages by field if the server refused, otherwise null. */
    save: (fields: SurveyFields, publish: boolean): Promise<Errors | null> =>
      tell(
        () => client.call(saveSurvey, { body: { ...fields, publish } }),
        publish ? surveyTexts.published : surveyTexts.saved,
      ),
    /** The toast offers to undo it. */
    remove: ({ survey_id, name, used_for, questions }: Survey): Promise<Errors | null> =>
      tell(
        () => client.call(removeSurvey, { params: { id: survey_id } }),
        surveyTexts.deleted(name),
        () =>
          void tell(
            () => client.call(saveSurvey, { body: { survey_id, name, used_for, questions } }),
            surveyTexts.restored(name),
          ),
      ),
  };
}
