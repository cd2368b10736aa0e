import { useQueryClient } from '@tanstack/react-query';
import { useWrite } from '#packages/form/web';
import type { Refused } from '#packages/form/web';
import { answerKey, useAnswer, useClient } from '#packages/http/web';
import { getSso, migrateUsers, putSso } from '#work-accounts/contract';
import type { ProviderKind, SsoSettings } from '#work-accounts/contract';
import { workAccountTexts } from '../work-account-texts.ts';

/** Work account settings from the server, and writes about them. */
export function useSso() {
  const client = useClient();
  const queries = useQueryClient();
  const stored = useWrite().write;
  const { write } = useWrite({ stale: [getSso] });
  const { data, error, refetch } = useAnswer(getSso);

  /** Stores the settings. */
  const save = (settings: SsoSettings): Promise<Refused> =>
    stored(
      async () =>
        queries.setQueryData(answerKey(getSso), await client.call(putSso, { body: settings })),
      { done: settings.enabled ? workAccountTexts.saved : workAccountTexts.disconnected },
    );

  /** Migrates people; returns those who were not with reasons, null if the call failed. */
  async function migrate(user_ids: string[], provider: ProviderKind) {
    let skipped: { user_id: string; reason: string }[] | null = null;
    await write(
      async () => {
        const done = await client.call(migrateUsers, { body: { user_ids, provider } });
        ({ skipped } = done);
        return done.migrated.length;
      },
      { done: workAccountTexts.migrated },
    );
    return skipped as { user_id: string; reason: string }[] | null;
  }

  return { sso: data, error, refetch, save, migrate };
}
