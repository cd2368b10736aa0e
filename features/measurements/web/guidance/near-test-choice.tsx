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
  /** Called with the nearby test, or null. */
  onNear: (near: NearTest | null) => void;
}

/** Asks what to do with a test within ten minutes of the typed one. */
export function NearTestChoice({ draft, keep, online, onKeep, onNear }: Props) {
  const { user_id, type, custom_id, created_time } = draft;
  const { data: own } = useCopy(offeredTypes, {});
  const time = created_time ?? 0;
  const { data, isPlaceholderData } = useCopy(
    nearTest,
    { user_id, type, custom_id, time },
    // The time changes while the form is open: the former result stays visible meanwhile.
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
