import { useQuery, useQueryClient } from '@tanstack/react-query';
import { CallError, useClient } from '#packages/http/web';
import { showToast } from '#packages/ui';
import { getSso, migrateUsers, putSso } from '#work-accounts/contract';
import type { ProviderKind, SsoSettings } from '#work-accounts/contract';
import { workAccountTexts } from '../work-account-texts.ts';

const key = ['sso'];

/** Work account settings from the server, and writes about them. */
export function useSso() {
  const client = useClient();
  const queries = useQueryClient();
  const { data, error, refetch } = useQuery({
    queryKey: key,
    queryFn: ({ signal }) => client.call(getSso, undefined, { signal }),
    retry: false,
    staleTime: 0,
  });

  /** Stores the settings; returns error messages by field. */
  async function save(settings: SsoSettings): Promise<Readonly<Record<string, string>>> {
    try {
      queries.setQueryData(key, await client.call(putSso, { body: settings }));
    } catch (failure) {
      return problemsOf(failure);
    }
    const text = settings.enabled ? workAccountTexts.saved : workAccountTexts.disconnected;
    showToast({ kind: 'done', text });
    return {};
  }

  /** Migrates people; returns those who were not with reasons, null if the call failed. */
  async function migrate(user_ids: string[], provider: ProviderKind) {
    try {
      const done = await client.call(migrateUsers, { body: { user_ids, provider } });
      const text = workAccountTexts.migrated(done.migrated.length);
      showToast({ kind: 'done', text });
      return done.skipped;
    } catch (failure) {
      problemsOf(failure);
      return null;
    } finally {
      void queries.invalidateQueries({ queryKey: key });
    }
  }

  return { sso: data, error, refetch, save, migrate };
}

/** Errors by field; any other error is shown in a toast. */
function problemsOf(failure: unknown): Readonly<Record<string, string>> {
  if (!(failure instanceof CallError)) throw failure;
  if (Object.keys(failure.errors).length === 0) {
    showToast({ kind: 'problem', text: failure.message, detail: failure.detail ?? undefined });
  }
  return failure.errors;
}
