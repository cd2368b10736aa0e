import { useMemo, useState } from 'react';
import { useWrite } from '#packages/form/web';
import { CallError, newId, useClient } from '#packages/http/web';
import { useCopyBridge, useQueue } from '#packages/sync/web';
import { showToast } from '#packages/ui';
import { saveSessionUsers, sessionMessages as messages } from '#sessions/contract';
import { queuedSkips } from '#sessions/offline';
import type { SkipChange } from '#sessions/offline';
import { detailTexts } from './session-texts.ts';

interface Options {
  /** The caller shows the result. */
  isQuiet?: boolean;
}

/**
 * Skipping people of sessions, also offline. Changes that the server does not have yet are shown at
 * once: `changes` is a parameter of the reads of sessions.
 */
export function useSkips() {
  const client = useClient();
  const bridge = useCopyBridge();
  const queue = useQueue();
  const { write } = useWrite({ sync: 'awaited' });
  const [sending, setSending] = useState<readonly SkipChange[]>([]);
  const queued = useMemo(() => queuedSkips(queue.writes), [queue.writes]);
  const changes = useMemo(() => [...queued, ...sending], [queued, sending]);

  async function keep(change: SkipChange, is_tried: boolean): Promise<void> {
    const { name: kind, method, path } = saveSessionUsers;
    const body = bodyOf(change);
    // A change of the same person that was not sent yet is replaced.
    const waiting = bridge
      .queued()
      .find((each) => each.state === 'waiting' && isSamePerson(queuedSkips([each])[0], change));
    if (waiting !== undefined && (await queue.edit(waiting.id, body)) === 'done') return;
    await queue.add({ id: newId(), kind, method, path, body, is_tried });
  }

  /** Skips a person or takes that back. Returns true if it is stored. */
  async function skip(change: SkipChange, { isQuiet = false }: Options = {}): Promise<boolean> {
    const isEarlierQueued = queuedSkips(bridge.queued()).some((each) => isSamePerson(each, change));
    if (!bridge.status().online || isEarlierQueued) return queueOnly(change, isQuiet);
    setSending((before) => [...before, change]);
    const refused = await write(
      async () => {
        try {
          await client.call(saveSessionUsers, { body: bodyOf(change) });
          if (!isQuiet) showToast({ kind: 'done', text: messages.usersSaved });
        } catch (error) {
          if (!(error instanceof CallError) || !error.isUnanswered) throw error;
          await keep(change, true);
          if (!isQuiet) showQueued();
        }
      },
      { failed: messages.usersNotSaved, fields: [] },
    );
    setSending((before) => before.filter((each) => each !== change));
    return refused === null;
  }

  async function queueOnly(change: SkipChange, isQuiet: boolean): Promise<boolean> {
    try {
      await keep(change, false);
      if (!isQuiet) showQueued();
      return true;
    } catch {
      showToast({
        ...{ kind: 'problem', text: messages.usersNotSaved, detail: detailTexts.notKept },
      });
      return false;
    }
  }

  return { changes, skip };
}

function bodyOf({ session_id, user_id, skip, skip_reason }: SkipChange) {
  return { session_id, users: [{ user_id, skip, skip_reason }] };
}

function isSamePerson(a: SkipChange | undefined, b: SkipChange): boolean {
  return a?.session_id === b.session_id && a.user_id === b.user_id;
}

function showQueued(): void {
  showToast({ kind: 'note', text: detailTexts.skippedQueued, detail: detailTexts.sentLater });
}
