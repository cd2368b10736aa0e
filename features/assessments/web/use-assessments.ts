import { listAssessments, removeAssessment, saveAssessment } from '#assessments/contract';
import type { Assessment, AssessmentFields } from '#assessments/contract';
import { useWrite } from '#packages/form/web';
import type { Refused } from '#packages/form/web';
import { useAnswer, useClient } from '#packages/http/web';
import { thermalTexts } from './thermal-texts.ts';

const params = { kind: 'dehydration-risk' } as const;

/** The saved assessments, newest first; with an id only that one. */
export function useAssessments(assessment_id?: string) {
  const query = assessment_id === undefined ? {} : { assessment_id };
  return useAnswer(listAssessments, { params, query });
}

/** Writes about assessments; each one reloads the list. */
export function useAssessmentActions() {
  const client = useClient();
  const { write } = useWrite({ stale: [listAssessments] });

  const save = (body: AssessmentFields, done: string = thermalTexts.saved): Promise<Refused> =>
    write(() => client.call(saveAssessment, { params, body }), { done });

  const remove = ({ assessment_id, name, answers }: Assessment): Promise<Refused> =>
    write(() => client.call(removeAssessment, { params: { ...params, id: assessment_id } }), {
      done: thermalTexts.deleted(name),
      undo: () => save({ assessment_id, name, answers }, thermalTexts.restored(name)),
    });

  return { save, remove };
}
