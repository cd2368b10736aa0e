import { useMemo } from 'react';
import type { ChannelChoice } from '#alerts/contract';
import { manualRecipients } from '#alerts/offline';
import { useAllRows } from '#packages/http/web';
import { useCopy, useSyncStatus } from '#packages/sync/web';
import { listAccounts } from '#people/contract';
import { isAdmin } from '#permissions/domain';
import { permissionsViewer } from '#permissions/offline';
import { RecipientsCard } from '../../preview/recipients-card.tsx';
import { sendTexts } from '../answer-texts.ts';

interface Props {
  tag_ids: readonly string[];
  channels: ChannelChoice;
}

const none: readonly string[] = [];

/** Who an alert by hand notifies, with the reasons of those who are left out. */
export function ManualRecipients({ tag_ids, channels }: Props) {
  const { data: viewer } = useCopy(permissionsViewer, {});
  if (viewer === undefined) return null;
  if (tag_ids.length === 0) return <p className="ws-small">{sendTexts.needsTags}</p>;
  // Only the copy of an admin has all permissions.
  if (!isAdmin(viewer)) return <p className="ws-small">{sendTexts.serverDecides}</p>;
  return <Preview tag_ids={tag_ids} channels={channels} />;
}

function Preview({ tag_ids, channels }: Props) {
  const { online } = useSyncStatus();
  const { data: accounts } = useAllRows(listAccounts, (page) => page.accounts, { enabled: online });
  const { data: first } = useCopy(manualRecipients, { tag_ids, never_signed_in: none });
  const never = useMemo(() => {
    if (accounts === undefined || first === undefined) return none;
    const signedIn = new Set(
      accounts.flatMap(({ user_id, last_login }) => (last_login === null ? [] : [user_id])),
    );
    return first.candidates.filter((user_id) => !signedIn.has(user_id));
  }, [accounts, first]);
  const { data } = useCopy(
    manualRecipients,
    { tag_ids, never_signed_in: never },
    { keepPrevious: true },
  );
  return (
    <RecipientsCard
      recipients={data}
      channels={channels}
      isAboutPeople={false}
      withBrowser={null}
      isSignInKnown={accounts !== undefined}
    />
  );
}
