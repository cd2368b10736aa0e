import { Button } from '@mantine/core';
import type { QueuedWrite } from '#packages/sync/offline';
import { useQueue } from '#packages/sync/web';
import { RelativeTime, showToast } from '#packages/ui';
import { writeStates, writeWords } from './write-words.ts';
import classes from './panel.module.css';

/** What was typed here and is not at the server yet; nothing stands here while there is nothing. */
export function WaitingSection() {
  const { writes } = useQueue();
  if (writes.length === 0) return null;
  return (
    <section className={classes['list']} aria-labelledby="sync-waiting">
      <header>
        <h3 id="sync-waiting">Not sent yet</h3>
        <span>{writes.length}</span>
      </header>
      <p>Kept on this device and sent in this order when the server answers.</p>
      <ul>
        {writes.map((write) => (
          <Waiting key={write.id} write={write} />
        ))}
      </ul>
    </section>
  );
}

function Waiting({ write }: { write: QueuedWrite }) {
  const queue = useQueue();
  const { id, state, reason, queued_at, body } = write;
  const isSending = state === 'sending';
  return (
    <li data-state={state}>
      <div>
        <b>{writeWords(write)}</b>
        <span>
          {writeStates[state]}
          {reason !== null && `: ${reason}`}
        </span>
        <span>
          <RelativeTime time={queued_at} />
        </span>
      </div>
      <div className={classes['deeds']}>
        {state === 'refused' && (
          <Button variant="default" size="sm" onClick={() => void queue.edit(id, body)}>
            Send again
          </Button>
        )}
        <Button
          variant="subtle"
          size="sm"
          data-danger
          disabled={isSending}
          onClick={() => void drop()}
        >
          Drop
        </Button>
      </div>
    </li>
  );

  async function drop(): Promise<void> {
    const outcome = await queue.drop(id);
    if (outcome === 'done') {
      const { kind, method, path } = write;
      showToast({
        kind: 'done',
        text: 'Dropped, it will not be sent',
        action: { label: 'Undo', run: () => void queue.add({ id, kind, method, path, body }) },
      });
    } else showToast({ kind: 'note', text: 'Too late to drop', detail: 'It is at the server.' });
  }
}
