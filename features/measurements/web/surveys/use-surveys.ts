import { listSurveys, removeSurvey, saveSurvey } from '#measurements/contract';
import type { Survey, SurveyFields } from '#measurements/contract';
import { useWrite } from '#packages/form/web';
import type { Refused } from '#packages/form/web';
import { useAnswer, useClient } from '#packages/http/web';
import { surveyTexts } from './survey-texts.ts';

/** The surveys from the server, and the writes about them. Each shows its result in a toast. */
export function useSurveys() {
  const client = useClient();
  const { isBusy, write } = useWrite({ stale: [listSurveys] });
  const { data, error, refetch } = useAnswer(listSurveys, {});
  const send = (body: SurveyFields & { publish?: boolean }, done: string): Promise<Refused> =>
    write(() => client.call(saveSurvey, { body }), { done });
  return {
    ...{ surveys: data?.surveys, error, refetch, isBusy },
    /** Returns error messages by field if the server refused, otherwise null. */
    save: (fields: SurveyFields, publish: boolean): Promise<Refused> =>
      send({ ...fields, publish }, publish ? surveyTexts.published : surveyTexts.saved),
    /** The toast offers to undo it. */
    remove: ({ survey_id, name, used_for, questions }: Survey): Promise<Refused> =>
      write(() => client.call(removeSurvey, { params: { id: survey_id } }), {
        done: surveyTexts.deleted(name),
        undo: () => send({ survey_id, name, used_for, questions }, surveyTexts.restored(name)),
      }),
  };
}
