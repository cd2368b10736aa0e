import { useWrite } from '#packages/form/web';
import type { Refused } from '#packages/form/web';
import { CallError, useClient } from '#packages/http/web';
import type { QueueOutcome } from '#packages/sync/offline';
import { useCopyBridge, useQueue } from '#packages/sync/web';
import { showToast } from '#packages/ui';
import { addReading, changeReading, readingMessages as messages } from '#readings/contract';
import type { NewReading } from '#readings/contract';
import { readingTexts as texts } from './reading-texts.ts';

const fields = [
  ...['location_id', 'time', 'minutes', 'wbgt', 'temperature', 'humidity', 'globe', 'wind_kph'],
  ...['instrument', 'note'],
];

/** Adding readings, also without a connection, and invalidating and restoring them. */
export function useReadingActions() {
  const client = useClient();
  const bridge = useCopyBridge();
  const queue = useQueue();
  const { write, isBusy } = useWrite({ sync: 'awaited' });

  async function keep(body: NewReading, is_tried: boolean): Promise<void> {
    const { name: kind, method, path } = addReading;
    await queue.add({ id: body.reading_id, kind, method, path, body, is_tried });
    const text = `${messages.added} ${texts.queued}`;
    const action = undoOf(() => takeBack(body.reading_id, is_tried));
    showToast({ kind: 'note', text, detail: texts.sentLater, action });
  }

  /** Removes a reading that waits on this device; one that was sent since is invalidated. */
  async function takeBack(reading_id: string, is_tried: boolean): Promise<void> {
    const outcome = await queue.drop(reading_id).catch((): QueueOutcome => 'gone');
    if (outcome === 'gone') await invalidate(reading_id);
    else if (outcome === 'sending') showToast({ kind: 'problem', text: messages.beingSent });
    else {
      const detail = is_tried ? texts.perhapsSent : undefined;
      showToast({ kind: 'done', text: messages.dropped, detail });
    }
  }

  /** Adds a reading; its toast takes it back. Returns the messages by field; null if it is stored. */
  async function add(body: NewReading): Promise<Refused> {
    if (!bridge.status().online) {
      try {
        await keep(body, false);
        return null;
      } catch {
        showToast({ kind: 'problem', text: messages.notAdded, detail: texts.notKept });
        return {};
      }
    }
    return await write(
      async () => {
        try {
          await client.call(addReading, { body });
          const action = undoOf(() => invalidate(body.reading_id));
          showToast({ kind: 'done', text: messages.added, action });
        } catch (error) {
          if (!(error instanceof CallError) || !error.isUnanswered) throw error;
          await keep(body, true);
        }
      },
      { failed: messages.notAdded, fields },
    );
  }

  /** Invalidates a reading; the toast restores it. */
  function invalidate(reading_id: string): Promise<Refused> {
    return write(() => send(reading_id, false), {
      ...{ done: messages.withdrawn, failed: messages.notWithdrawn },
      undo: () => restore(reading_id),
    });
  }

  function restore(reading_id: string): Promise<Refused> {
    return write(() => send(reading_id, true), {
      ...{ done: messages.restored, failed: messages.notRestored },
    });
  }

  const send = (reading_id: string, is_valid: boolean) =>
    client.call(changeReading, { body: { reading_id, is_valid } });

  return { add, invalidate, restore, isBusy };
}

function undoOf(run: () => Promise<unknown>) {
  return { label: 'Undo', run: () => void run() };
}
