import { measurementToDraft } from '#measurements/domain';
import { queuedMeasurement } from '#measurements/offline';
import type { QueuedWrite } from '#packages/sync/offline';
import { Modal, useZone } from '#packages/ui';
import { knownErrors } from '../use-measurement-actions.ts';
import { useQueuedTests } from '../use-queued-tests.ts';
import { MeasurementForm } from './measurement-form.tsx';

interface Props {
  /** The write whose test is changed; null closes the dialog. */
  write: QueuedWrite | null;
  /** Name of the person who was tested. */
  name: string;
  onClose: () => void;
}

/** Changes a test that was not sent yet. If it is too late, the typed values are kept. */
export function ChangeQueuedDialog({ write, name, onClose }: Props) {
  const zone = useZone();
  const tests = useQueuedTests();
  const test = write === null ? null : queuedMeasurement(write);
  return (
    <Modal
      opened={test !== null}
      onClose={onClose}
      title={`Edit measurement for ${name}`}
      size={480}
    >
      {write !== null && test !== null && (
        <MeasurementForm
          start={measurementToDraft(test)}
          refused={knownErrors(write.errors)}
          name="Edit measurement"
          zone={zone}
          onCancel={onClose}
          onSave={async (draft) => {
            if (await tests.change(write, draft, zone)) onClose();
            return {};
          }}
        />
      )}
    </Modal>
  );
}
