import { useEffect } from 'react';
import type { MeasurementDraft } from '#measurements/domain';
import { nearTest, offeredTypes } from '#measurements/offline';
import type { NearTest } from '#measurements/offline';
import { useCopy } from '#packages/sync/web';
import { unitOfDraft } from '../dialogs/type-field.tsx';
import { NearNotice } from './near-notice.tsx';
import type { Keep } from './near-notice.tsx';

interface Props {
  draft: MeasurementDraft;
  keep: Keep;
  online: boolean;
  onKeep: (keep: Keep) => void;
  /** Told of the test that lies near, and of none. */
  onNear: (near: NearTest | null) => void;
}

/** Asks what is to become of a test that lies within ten minutes of the one that is typed. */
export function NearTestChoice({ draft, keep, online, onKeep, onNear }: Props) {
  const { user_id, type, custom_id, created_time } = draft;
  const { data: own } = useCopy(offeredTypes, {});
  const time = created_time ?? 0;
  const { data, isPlaceholderData } = useCopy(
    nearTest,
    { user_id, type, custom_id, time },
    // The time goes on while the form is open: the choice stays where it is meanwhile.
    { enabled: created_time !== null, keepPrevious: true },
  );
  const near = data ?? null;
  const sure = isPlaceholderData ? null : near;
  useEffect(() => onNear(sure), [sure, onNear]);
  if (near === null) return null;
  return (
    <NearNotice
      {...{ near, time, type, keep, online, onKeep }}
      unit={unitOfDraft(draft, own?.custom ?? [])}
    />
  );
}
