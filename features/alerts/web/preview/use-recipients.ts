import { useMemo } from 'react';
import { alertRecipients } from '#alerts/offline';
import { useAllRows, useAnswer } from '#packages/http/web';
import { useCopy, useSyncStatus } from '#packages/sync/web';
import { listAccounts } from '#people/contract';
import { findPushReach } from '#push/contract';
import type { RuleDraft } from '../wizard/rule-draft.ts';

const none: readonly string[] = [];

/** Who is notified by a rule now. Only the server knows who has signed in before. */
export function useRecipients({ trigger, jobs, locations, use_roster }: RuleDraft) {
  const { online } = useSyncStatus();
  const { data: accounts } = useAllRows(listAccounts, (page) => page.accounts, { enabled: online });
  const signedIn = useMemo(
    () =>
      accounts &&
      new Set(
        accounts.flatMap(({ user_id, last_login }) => (last_login === null ? [] : [user_id])),
      ),
    [accounts],
  );
  const { data: first } = useCopy(
    alertRecipients,
    queryOf({ trigger, jobs, locations, use_roster }, none),
  );
  const never = useMemo(() => {
    if (signedIn === undefined || first === undefined) return none;
    return first.candidates.filter((user_id) => !signedIn.has(user_id));
  }, [signedIn, first]);
  const { data } = useCopy(
    alertRecipients,
    queryOf({ trigger, jobs, locations, use_roster }, never),
  );
  const { data: reach } = useAnswer(findPushReach, undefined, { enabled: online });
  const withBrowser = useMemo(() => (reach ? new Set(reach.user_ids) : null), [reach]);
  return { recipients: data, isSignInKnown: signedIn !== undefined, withBrowser };
}

function queryOf(
  {
    trigger,
    jobs,
    locations,
    use_roster,
  }: Pick<RuleDraft, 'trigger' | 'jobs' | 'locations' | 'use_roster'>,
  never_signed_in: readonly string[],
) {
  return {
    ...{ kind: trigger.kind, tag_ids: [...jobs, ...locations], never_signed_in, use_roster },
    ...(trigger.kind === 'conditional' && { metric: trigger.metric }),
  };
}
