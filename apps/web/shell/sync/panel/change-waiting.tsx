import { ChangeQueuedDialog } from '#measurements/web';
import { queuedMeasurement } from '#measurements/offline';
import type { QueuedWrite } from '#packages/sync/offline';
import { useCopy } from '#packages/sync/web';
import { useZone } from '#packages/ui';
import { personName } from '#people/domain';
import { personOne } from '#people/offline';

interface Props {
  /** The write to change; null for none. */
  write: QueuedWrite | null;
  onClose: () => void;
}

/** The dialog to change an unsent write, over the panel. */
export function ChangeWaiting({ write, onClose }: Props) {
  const zone = useZone();
  const user_id = write === null ? '' : (queuedMeasurement(write)?.user_id ?? '');
  const { data: person } = useCopy(personOne, { user_id });
  const name = person === undefined || person === null ? '' : personName(person);
  return <ChangeQueuedDialog write={write} name={name} zone={zone} onClose={onClose} />;
}
