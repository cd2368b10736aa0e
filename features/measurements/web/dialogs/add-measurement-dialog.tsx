import { Modal } from '@mantine/core';
import { useState } from 'react';
import { createId } from '#packages/kit';
import { showToast } from '#packages/ui';
import type { MeasurementDraft } from '#measurements/domain';
import { measurementToasts } from '../measurement-toasts.ts';
import { useMeasurementDeeds } from '../use-measurement-deeds.ts';
import { MeasurementForm } from './measurement-form.tsx';

interface Props {
  person: { user_id: string; name: string };
  /** IANA name of the organisation's time zone. */
  zone: string;
  opened: boolean;
  onClose: () => void;
}

/** 'Add measurement' for one person. A save that fails leaves everything typed in its place. */
export function AddMeasurementDialog({ person, zone, opened, onClose }: Props) {
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      title={`Add measurement for ${person.name}`}
      size={480}
      closeButtonProps={{ 'aria-label': 'Close' }}
    >
      <AddMeasurement person={person} zone={zone} onClose={onClose} />
    </Modal>
  );
}

function AddMeasurement({ person, zone, onClose }: Omit<Props, 'opened'>) {
  const deeds = useMeasurementDeeds();
  const [start] = useState(() => emptyDraft(person.user_id, Date.now()));
  return (
    <MeasurementForm
      start={start}
      zone={zone}
      onCancel={onClose}
      onSave={async (draft) => {
        const outcome = await deeds.add(draft, zone);
        if (!outcome.isSaved) {
          const { message, detail } = outcome;
          if (message !== null) {
            showToast({ kind: 'problem', text: message, detail: detail ?? undefined });
          }
          return outcome.errors;
        }
        const { queued, added, sentLater } = measurementToasts;
        showToast(
          outcome.isQueued
            ? { kind: 'note', text: queued, detail: `${person.name}. ${sentLater}` }
            : { kind: 'done', text: added, detail: person.name },
        );
        onClose();
        return {};
      }}
    />
  );
}

/** The id is made before anything is sent, so that a second send is the same test. */
function emptyDraft(user_id: string, now: number): MeasurementDraft {
  return {
    measurement_id: createId(now, (bytes) =>
      crypto.getRandomValues(bytes as Uint8Array<ArrayBuffer>),
    ),
    user_id,
    type: 'sosm',
    custom_id: null,
    value: '',
    created_time: now,
    valid: true,
    tag_ids: [],
    notes: '',
    rpe: null,
    links: [],
  };
}
