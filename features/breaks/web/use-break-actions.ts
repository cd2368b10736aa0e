import { useMemo, useState } from 'react';
import { breakMessages as messages, correctBreak, endBreak, startBreak } from '#breaks/contract';
import type { BreakEnd, BreakStart } from '#breaks/contract';
import { queuedBreak, queuedChanges } from '#breaks/offline';
import type { BreakChanges, ListedBreak } from '#breaks/offline';
import { useWrite } from '#packages/form/web';
import { CallError, newId, useClient } from '#packages/http/web';
import type { Endpoint } from '#packages/http/contract';
import { useCopyBridge, useQueue } from '#packages/sync/web';
import { showToast } from '#packages/ui';
import { breakTexts as texts } from './break-texts.ts';

const sendingState = { state: 'sending', reason: null } as const;

/**
 * Starting, ending and correcting breaks. A start or an end is queued without a connection; both are
 * shown at once, as `changes` is a parameter of the reads of breaks.
 */
export function useBreakActions() {
  const client = useClient();
  const bridge = useCopyBridge();
  const queue = useQueue();
  const { write, isBusy } = useWrite({ sync: 'awaited' });
  const [starting, setStarting] = useState<readonly BreakStart[]>([]);
  const [ending, setEnding] = useState<readonly BreakEnd[]>([]);
  const queued = useMemo(() => queuedChanges(queue.writes), [queue.writes]);
  const changes = useMemo<BreakChanges>(
    () => ({
      starts: [...queued.starts, ...starting.map((each) => ({ ...each, unsent: sendingState }))],
      ends: [...queued.ends, ...ending.map((each) => ({ ...each, unsent: sendingState }))],
    }),
    [queued, starting, ending],
  );

  const keep = ({ name: kind, method, path }: Endpoint, id: string, sent: Sent) =>
    queue.add({ id, kind, method, path, body: sent.body, is_tried: sent.isTried });

  /** Writes of a break are sent in order: nothing may overtake what waits. */
  const isWaiting = (break_id: string) =>
    bridge
      .queued()
      .some(
        (each) =>
          queuedBreak(each) !== null &&
          (each.body as { break_id: string }).break_id === break_id &&
          !each.is_accepted,
      );

  async function record(send: Recorded): Promise<boolean> {
    const { endpoint, id, body, call, done, failed } = send;
    if (!bridge.status().online || isWaiting(body.break_id)) {
      try {
        await keep(endpoint, id, { body, isTried: false });
        showQueued(done);
        return true;
      } catch {
        showToast({ kind: 'problem', text: failed, detail: texts.notKept });
        return false;
      }
    }
    const refused = await write(
      async () => {
        try {
          await call();
          showToast({ kind: 'done', text: done });
        } catch (error) {
          if (!(error instanceof CallError) || !error.isUnanswered) throw error;
          await keep(endpoint, id, { body, isTried: true });
          showQueued(done);
        }
      },
      { failed, fields: [] },
    );
    return refused === null;
  }

  return {
    changes,
    isBusy,
    /** Records the start of a break. Returns whether it is stored. */
    async start(body: BreakStart): Promise<boolean> {
      setStarting((before) => [...before, body]);
      const isStored = await record({
        ...{ endpoint: startBreak, id: body.break_id, body },
        call: () => client.call(startBreak, { body }),
        ...{ done: messages.started, failed: messages.notStarted },
      });
      setStarting((before) => before.filter((each) => each !== body));
      return isStored;
    },
    /** Records the end of a break. Returns whether it is stored. */
    async end(body: BreakEnd): Promise<boolean> {
      setEnding((before) => [...before, body]);
      const isStored = await record({
        ...{ endpoint: endBreak, id: newId(), body },
        call: () => client.call(endBreak, { body }),
        ...{ done: messages.ended, failed: messages.notEnded },
      });
      setEnding((before) => before.filter((each) => each !== body));
      return isStored;
    },
    /** Corrects the times of a break. Returns the messages by field; null if it was done. */
    correct: (
      { break_id, modified_time }: Pick<ListedBreak, 'break_id' | 'modified_time'>,
      times: { started_time: string; ended_time: string | null },
    ) =>
      write(
        () =>
          client.call(correctBreak, {
            body: { break_id, ...times, ...(modified_time !== null && { modified_time }) },
          }),
        {
          ...{ done: messages.corrected, failed: messages.notCorrected },
          fields: ['started_time', 'ended_time'],
        },
      ),
    /** Deletes a break; the toast restores it. */
    remove: (each: ListedBreak) => {
      const body = {
        break_id: each.break_id,
        started_time: new Date(each.start).toISOString(),
        ended_time: each.end === null ? null : new Date(each.end).toISOString(),
      };
      const send = (deleted: boolean) => client.call(correctBreak, { body: { ...body, deleted } });
      const undo = () =>
        write(() => send(false), { done: messages.restored, failed: messages.notCorrected });
      return write(() => send(true), {
        ...{ done: messages.removed, failed: messages.notRemoved, undo },
      });
    },
  };
}

interface Sent {
  body: unknown;
  /** It was sent once and got no answer. */
  isTried: boolean;
}

interface Recorded {
  endpoint: Endpoint;
  /** Id in the queue. */
  id: string;
  body: BreakStart | BreakEnd;
  call: () => Promise<unknown>;
  done: string;
  failed: string;
}

function showQueued(done: string): void {
  showToast({ kind: 'note', text: `${done} ${texts.queued}`, detail: texts.sentLater });
}
