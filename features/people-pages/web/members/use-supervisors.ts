import { useQuery, useQueryClient } from '@tanstack/react-query';
import { showFailure } from '#packages/form/web';
import { failureText, useClient } from '#packages/http/web';
import { useCopyBridge } from '#packages/sync/web';
import { showToast } from '#packages/ui';
import { listSupervisors, setSupervisors } from '#people/contract';
import type { Supervisor } from '#people/contract';
import { supervisorTexts } from './supervisor-texts.ts';

/** Managers of a tag from the server, and the write that changes them. */
export function useSupervisors(tag_id: string) {
  const client = useClient();
  const bridge = useCopyBridge();
  const queries = useQueryClient();
  const queryKey = ['supervisors', tag_id];
  const found = useQuery({
    queryKey,
    queryFn: ({ signal }) => client.call(listSupervisors, { params: { id: tag_id } }, { signal }),
    retry: false,
    staleTime: 0,
  });

  /**
   * Sets the supervisors to exactly these people. Shown at once, and reverted if the server
   * refuses. Returns the reason of a refusal; null if it was done.
   */
  async function set(user_ids: readonly string[], done: string): Promise<string | null> {
    await queries.cancelQueries({ queryKey });
    const before = queries.getQueryData<Supervisor[]>(queryKey);
    queries.setQueryData(
      queryKey,
      before?.filter(({ user_id }) => user_ids.includes(user_id)),
    );
    try {
      const body = { tag_id, user_ids: [...user_ids] };
      queries.setQueryData(queryKey, await client.call(setSupervisors, { body }));
    } catch (error) {
      queries.setQueryData(queryKey, before);
      showFailure(error, { failed: supervisorTexts.notChanged, fields: [] });
      return failureText(error);
    } finally {
      // Also after a refusal: the page may be out of date.
      void queries.invalidateQueries({ queryKey });
    }
    const run = () =>
      void set(before?.map(({ user_id }) => user_id) ?? [], supervisorTexts.changed);
    showToast({ kind: 'done', text: done, action: { label: 'Undo', run } });
    void bridge.requestSync();
    return null;
  }

  return { found, set };
}
