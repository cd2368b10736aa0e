import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { flagOfRecord, isQueuedAcknowledgement } from '#alerts/offline';
import type { RecordFlag } from '#alerts/offline';
import { queuedBreak } from '#breaks/offline';
import { queuedEntry } from '#emergencies/offline';
import { unitOf, valueWithUnit } from '#measurements/domain';
import { queuedMeasurement } from '#measurements/offline';
import { useQueuedTests } from '#measurements/web';
import type { QueuedWrite } from '#packages/sync/offline';
import { useCopy, useQueue } from '#packages/sync/web';
import { RelativeTime } from '#packages/ui';
import { personName } from '#people/domain';
import { personOne } from '#people/offline';
import { countText } from '#packages/kit';
import classes from './panel.module.css';

interface Props {
  /** Opens the form to change a write. */
  onChange: (write: QueuedWrite) => void;
}

/** Unsent writes of this device; empty if there are none. */
export function WaitingSection({ onChange }: Props) {
  const { writes } = useQueue();
  if (writes.length === 0) return null;
  return (
    <section className={classes['list']} aria-labelledby="sync-waiting">
      <header>
        <h3 id="sync-waiting">Not sent yet</h3>
        <span>{countText(writes.length)}</span>
      </header>
      <p>Stored on this device only. Sent in this order as soon as the server responds.</p>
      <ul>
        {writes.map((write) => (
          <Waiting key={write.id} write={write} onChange={onChange} />
        ))}
      </ul>
    </section>
  );
}

const stateWords: Readonly<Record<QueuedWrite['state'], string>> = {
  waiting: 'Waiting',
  sending: 'Sending',
  refused: 'Refused',
};

function Waiting({ write, onChange }: Props & { write: QueuedWrite }) {
  const tests = useQueuedTests();
  const queue = useQueue();
  const test = queuedMeasurement(write);
  const { data: person } = useCopy(personOne, { user_id: test?.user_id ?? '' });
  const name = person === undefined || person === null ? '' : personName(person);
  const { id, state, reason, queued_at } = write;
  const what = test === null ? otherWords(write) : `Test of ${name}`;
  const isSending = state === 'sending';
  return (
    <li data-state={state}>
      <div>
        <b>
          {test === null ? what : <Link to={`/people/${test.user_id}/hydration`}>{what}</Link>}
          {test !== null && `, ${valueWithUnit(test.value, unitOf(test.type), test.type)}`}
        </b>
        <span>
          {stateWords[state]}
          {reason !== null && `: ${reason}`}
        </span>
        <span>
          <RelativeTime time={queued_at} />
        </span>
      </div>
      <div className={classes['actions']}>
        {test !== null && (
          <Button
            variant="default"
            size="sm"
            disabled={isSending}
            aria-label={`Edit ${what}`}
            onClick={() => onChange(write)}
          >
            Edit
          </Button>
        )}
        <Button
          variant="subtle"
          size="sm"
          data-danger
          disabled={isSending}
          aria-label={`Discard ${what}`}
          onClick={() => void (test === null ? queue.drop(id) : tests.drop(id))}
        >
          Discard
        </Button>
      </div>
    </li>
  );
}

/** What a write is that adds no test. */
function otherWords(write: QueuedWrite): string {
  if (isQueuedAcknowledgement(write)) return 'Acknowledgement of an alert';
  const part = queuedBreak(write);
  if (part !== null) return part === 'start' ? 'Start of a rest' : 'End of a rest';
  if (queuedEntry(write) !== null) return 'Entry of an emergency';
  const flag = flagOfRecord(write);
  return flag === null ? 'Change' : recordWords[flag];
}

const recordWords: Readonly<Record<RecordFlag, string>> = {
  drink_logged: 'Drink after a high-risk test',
  survey_completed: 'Survey after a high-risk test',
  guidance_read: 'Guidance after a high-risk test',
  supervisor_called: 'Call of the supervisor after a high-risk test',
};
