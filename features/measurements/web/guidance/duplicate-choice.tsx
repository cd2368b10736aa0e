import { useEffect } from 'react';
import type { MeasurementDraft } from '#measurements/domain';
import { possibleDuplicate, offeredTypes } from '#measurements/offline';
import type { PossibleDuplicate } from '#measurements/offline';
import { useCopy } from '#packages/sync/web';
import { unitOfDraft } from '../dialogs/type-field.tsx';
import { DuplicateNotice } from './duplicate-notice.tsx';
import type { Keep } from './duplicate-notice.tsx';

interface Props {
  draft: MeasurementDraft;
  keep: Keep;
  online: boolean;
  onKeep: (keep: Keep) => void;
  /** Called with the nearby test, or null. */
  onNear: (near: PossibleDuplicate | null) => void;
}

/** Asks what to do with a test within ten minutes of the typed one. */
export function DuplicateChoice({ draft, keep, online, onKeep, onNear }: Props) {
  const { user_id, type, custom_id, created_time } = draft;
  const { data: own } = useCopy(offeredTypes, {});
  const time = created_time ?? 0;
  const { data, isPlaceholderData } = useCopy(
    possibleDuplicate,
    { user_id, type, custom_id, time },
    // The time changes while the form is open: the former result stays visible meanwhile.
    { enabled: created_time !== null, keepPrevious: true },
  );
  const duplicate = data ?? null;
  const sure = isPlaceholderData ? null : duplicate;
  useEffect(() => onNear(sure), [sure, onNear]);
  if (duplicate === null) return null;
  return (
    <DuplicateNotice
      {...{ duplicate, time, type, keep, online, onKeep }}
      unit={unitOfDraft(draft, own?.custom ?? [])}
    />
  );
}
