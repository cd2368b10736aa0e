import { useEffect } from 'react';
import { recordAttention } from '#monitoring/contract';
import type { AttentionFields } from '#monitoring/contract';
import { queuedAttention } from '#monitoring/offline';
import { newId } from '#packages/http/web';
import { useCopyBridge, useQueue } from '#packages/sync/web';
import { showToast } from '#packages/ui';
import type { AttentionCase } from './attention-case.ts';
import { attentionTexts as texts } from './attention-texts.ts';

/** A case that is taken by an entry of its own. */
export type TakenCase = Exclude<AttentionCase, { kind: 'alert' }>;

/** Taking and releasing cases, through the queue of writes with and without a connection. */
export function useCaseActions() {
  const queue = useQueue();
  const bridge = useCopyBridge();

  async function record(
    { kind, subject_id, since }: TakenCase,
    part: Pick<AttentionFields, 'action' | 'ends'>,
  ): Promise<string | null> {
    const entry_id = newId();
    const body: AttentionFields = {
      ...{ entry_id, kind, subject_id, since: new Date(since).toISOString() },
      ...{ time: new Date(Date.now()).toISOString(), ...part },
    };
    const { name, method, path } = recordAttention;
    try {
      await queue.add({ id: entry_id, kind: name, method, path, body });
      return entry_id;
    } catch {
      showToast({ kind: 'problem', text: texts.notKept });
      return null;
    }
  }

  /** Takes a case, or takes it over from somebody else. The toast of a first take releases it. */
  async function take(each: TakenCase): Promise<void> {
    const ends = each.holder === null || each.holder.isOwn ? null : each.holder.entry_id;
    const entry_id = await record(each, { action: 'take', ends });
    if (entry_id === null) return;
    showToast({
      ...{ kind: 'done', text: texts.taken(each.name) },
      detail: bridge.status().online ? undefined : texts.sentLater,
      ...(ends === null && {
        action: { label: texts.undo, run: () => void giveBack(each, entry_id) },
      }),
    });
  }

  /** Releases an own case. The toast takes it again. */
  async function release(each: TakenCase): Promise<void> {
    const entry_id = each.holder?.entry_id ?? null;
    if (entry_id === null || !(await giveBack(each, entry_id))) return;
    const run = () => void take({ ...each, holder: null });
    showToast({
      ...{ kind: 'done', text: texts.released(each.name) },
      action: { label: texts.undo, run },
    });
  }

  /** Ends an own take. One that was not sent yet is removed. */
  async function giveBack(each: TakenCase, entry_id: string): Promise<boolean> {
    if ((await queue.drop(entry_id).catch(() => 'gone')) === 'done') return true;
    return (await record(each, { action: 'release', ends: entry_id })) !== null;
  }

  return { take, release };
}

/** A take that the server refused, as somebody else was first. */
export interface RefusedTake {
  reason: string;
  /** Removes the message. */
  drop: () => void;
}

/** The refused take of a case; null if there is none. */
export function useRefusedTake({ kind, subject_id }: AttentionCase): RefusedTake | null {
  const queue = useQueue();
  const refused = queue.writes.find((write) => {
    const entry = write.state === 'refused' ? queuedAttention(write) : null;
    return entry?.kind === kind && entry.subject_id === subject_id;
  });
  if (refused === undefined) return null;
  const drop = () => void queue.drop(refused.id).catch(() => undefined);
  return { reason: refused.reason ?? texts.notTaken, drop };
}

/** Removes refused takes of cases that are cleared: there is nothing to tell any more. */
export function useDropRefused(cases: readonly AttentionCase[] | undefined): void {
  const queue = useQueue();
  useEffect(() => {
    if (cases === undefined) return;
    const known = new Set(cases.map(({ kind, subject_id }) => `${kind} ${subject_id}`));
    for (const write of queue.writes) {
      const entry = write.state === 'refused' ? queuedAttention(write) : null;
      if (entry === null || known.has(`${entry.kind} ${entry.subject_id}`)) continue;
      void queue.drop(write.id).catch(() => undefined);
    }
  }, [cases, queue]);
}
