import { keepPreviousData } from '@tanstack/react-query';
import { findAlertRecipients } from '#alerts/contract';
import type { ChannelChoice } from '#alerts/contract';
import { useAnswer } from '#packages/http/web';
import { useSyncStatus } from '#packages/sync/web';
import { RecipientsCard } from '../../preview/recipients-card.tsx';
import { sendTexts } from '../answer-texts.ts';

interface Props {
  tag_ids: readonly string[];
  user_ids: readonly string[];
  measurement_ids: readonly string[];
  channels: ChannelChoice;
}

/** Who an alert by hand notifies, with the reasons of those who are left out. */
export function ManualRecipients({ tag_ids, user_ids, measurement_ids, channels }: Props) {
  const { online } = useSyncStatus();
  const isAboutNothing = tag_ids.length + user_ids.length === 0;
  const body = {
    ...{ tag_ids: [...tag_ids], user_ids: [...user_ids] },
    measurement_ids: [...measurement_ids],
  };
  const { data, error } = useAnswer(
    findAlertRecipients,
    { body },
    { enabled: online && !isAboutNothing, placeholderData: keepPreviousData },
  );
  if (isAboutNothing) return <p className="ws-small">{sendTexts.needsTags}</p>;
  if (error !== null && data === undefined) {
    return <p className="ws-small">{sendTexts.serverDecides}</p>;
  }
  if (data === undefined) return <RecipientsCard recipients={undefined} {...unknown} />;
  const { reached, skipped, counts } = data;
  return (
    <RecipientsCard
      recipients={{ reached, skipped, isByAdmins: data.is_by_admins, people: 0 }}
      unnamed={{
        reached: counts.sent - reached.length,
        skipped: counts.skipped - skipped.length,
      }}
      channels={data.is_own ? { ...channels, sms: false, webhook: false } : channels}
      setup={data.setup}
      withBrowser={new Set(reached.flatMap((each) => (each.has_browser ? each.user_id : [])))}
      warning={warningOf(data)}
      isSignInKnown
      isAboutPeople={false}
    />
  );
}

const unknown = {
  ...{ channels: { push: false, email: false, sms: false, webhook: false }, setup: null },
  ...{ withBrowser: null, isSignInKnown: true, isAboutPeople: false },
};

interface Reached {
  counts: { sent: number };
  is_only_caller: boolean;
}

/** Why the alert may help nobody; null if it reaches somebody else. */
function warningOf({ counts, is_only_caller }: Reached): string | null {
  if (counts.sent === 0) return sendTexts.nobody;
  return is_only_caller ? sendTexts.onlyYou : null;
}
