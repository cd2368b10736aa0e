import { useQuery, useQueryClient } from '@tanstack/react-query';
import { listAssessments, removeAssessment, saveAssessment } from '#assessments/contract';
import type { Assessment, AssessmentFields } from '#assessments/contract';
import { CallError, useClient } from '#packages/http/web';
import { createId } from '#packages/kit';
import { showToast, tellRefusal } from '#packages/ui';
import type { Refused } from '#packages/ui';
import { thermalTexts } from './thermal-texts.ts';

const queryKey = ['assessments', 'dehydration-risk'] as const;
const params = { kind: 'dehydration-risk' } as const;

/** The saved assessments, newest first; with an id only that one. */
export function useAssessments(assessment_id?: string) {
  const client = useClient();
  const query = assessment_id === undefined ? {} : { assessment_id };
  return useQuery({
    queryKey: [...queryKey, assessment_id ?? null],
    queryFn: ({ signal }) => client.call(listAssessments, { params, query }, { signal }),
    ...{ retry: false, staleTime: 0 },
  });
}

/** Writes about assessments; each one reloads the list. */
export function useAssessmentActions() {
  const client = useClient();
  const queries = useQueryClient();

  async function attempt(action: () => Promise<unknown>): Promise<Refused> {
    try {
      await action();
      return null;
    } catch (failure) {
      if (!(failure instanceof CallError)) throw failure;
      return tellRefusal(failure);
    } finally {
      await queries.invalidateQueries({ queryKey });
    }
  }

  async function save(body: AssessmentFields, text: string = thermalTexts.saved): Promise<Refused> {
    const refused = await attempt(() => client.call(saveAssessment, { params, body }));
    if (refused === null) showToast({ kind: 'done', text });
    return refused;
  }

  async function remove({ assessment_id, name, answers }: Assessment): Promise<void> {
    const one = { params: { ...params, id: assessment_id } };
    const refused = await attempt(() => client.call(removeAssessment, one));
    if (refused !== null) return;
    const run = () => void save({ assessment_id, name, answers }, thermalTexts.restored(name));
    const action = { label: thermalTexts.undo, run };
    showToast({ kind: 'done', text: thermalTexts.deleted(name), action });
  }

  return { save, remove };
}

/** Created here, so that sending twice adds one row. */
export function newId(): string {
  return createId(
    Date.now(),
    (bytes) => void crypto.getRandomValues(bytes as Uint8Array<ArrayBuffer>),
  );
}
