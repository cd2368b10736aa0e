import { useMemo } from 'react';
import { CallError, failureText, useClient } from '#packages/http/web';
import type { Client } from '#packages/http/web';
import { createTurns } from '#packages/kit';
import { useCopyBridge } from '#packages/sync/web';
import type { CopyBridge } from '#packages/sync/web';
import { inSlices, showToast } from '#packages/ui';
import {
  deleteUser,
  deleteUsers,
  hideUsers,
  mergeUsers,
  mostHidden,
  unhideUsers,
} from '#people/contract';
import type { Outcome } from '#people/contract';
import { bringHere } from '#people/web';
import { addTagMembers, mostTagMembers, removeTagMember } from '#tags/contract';
import { actionTexts } from './action-texts.ts';
import { clearPending, markPending } from './pending.ts';
import type { Doing } from './pending.ts';

/** The actions with people for a screen. */
export function usePersonActions() {
  const client = useClient();
  const bridge = useCopyBridge();
  return useMemo(() => createPersonActions({ client, bridge }), [client, bridge]);
}

/** A person of an action. */
interface Named {
  user_id: string;
  name: string;
}

interface Action {
  people: readonly Named[];
  words: { done: string; failed: string; under: string };
  size: number;
  send: (ids: string[]) => Promise<Outcome>;
  /** How the people are shown meanwhile. */
  doing?: Doing;
  /** Undoes the action for some of the people. */
  undo?: (people: readonly Named[]) => unknown;
}

/** Each deletion takes several steps, and a slice must finish before the client times out. */
const deletedAtOnce = 100;

/** Actions run one after another, so that a later one sees the result of an earlier one. */
const inTurn = createTurns();

/**
 * Writes about people: shown at once, reverted if the server refuses. Each goes on when the user
 * leaves the screen, and shows the result in a toast.
 */
export function createPersonActions({ client, bridge }: { client: Client; bridge: CopyBridge }) {
  async function runAction({ people, words, size, send, doing, undo }: Action): Promise<void> {
    const all = people.map(({ user_id }) => user_id);
    if (doing !== undefined) markPending(all, doing);
    const outcome: Outcome = { ids: [], failed: [] };
    const work = inTurn(() =>
      inSlices({
        ...{ label: words.under, items: all, size },
        send: async (slice) => {
          const { ids, failed } = await send([...slice]);
          outcome.ids.push(...ids);
          outcome.failed.push(...failed);
          if (doing !== undefined)
            clearPending(
              failed.map(({ id }) => id),
              doing,
            );
        },
      }),
    );
    const failure = await work.then(
      () => null,
      (error: unknown) => error,
    );
    const done = new Set(outcome.ids);
    if (doing !== undefined && failure !== null) {
      clearPending(
        all.filter((id) => !done.has(id)),
        doing,
      );
    }
    report({ people, outcome, words, failure, ...(undo && { undo }) });
    // Also after a refusal, as the server may have newer data.
    await bringHere(bridge);
    if (doing !== undefined) clearPending(all, doing);
  }

  const whole = (ids: string[]): Outcome => ({ ids, failed: [] });
  const unhide = (people: readonly Named[]) =>
    runAction({
      ...{ people, words: actionTexts.unhide, size: mostHidden, doing: 'shown' },
      send: (ids) => client.call(unhideUsers, { body: { ids } }),
    });
  return {
    unhide,
    hide: (people: readonly Named[]) =>
      runAction({
        ...{ people, words: actionTexts.hide, size: mostHidden, doing: 'hidden' },
        send: (ids) => client.call(hideUsers, { body: { ids } }),
        undo: unhide,
      }),
    remove: (people: readonly Named[]) =>
      runAction({
        ...{ people, words: actionTexts.remove, size: deletedAtOnce, doing: 'gone' },
        send: (ids) => client.call(deleteUsers, { body: { ids } }),
      }),
    /** The same from the person's own page. */
    removeOne: (person: Named) =>
      runAction({
        ...{ people: [person], words: actionTexts.remove, size: 1, doing: 'gone' },
        send: async (ids) => {
          await client.call(deleteUser, { params: { id: person.user_id } });
          return whole(ids);
        },
      }),
    addTags: (people: readonly Named[], tag_ids: readonly string[]) =>
      runAction({
        ...{ people, words: actionTexts.addTags, size: mostTagMembers },
        send: async (ids) => {
          await client.call(addTagMembers, { body: { tag_ids: [...tag_ids], user_ids: ids } });
          return whole(ids);
        },
      }),
    removeTags: (people: readonly Named[], tag_ids: readonly string[]) =>
      runAction({
        ...{ people, words: actionTexts.removeTags, size: mostTagMembers },
        send: async (ids) => {
          await client.call(removeTagMember, { body: { tag_ids: [...tag_ids], user_ids: ids } });
          return whole(ids);
        },
      }),
    /** Returns the reason of a refusal; null if it was done. */
    async merge(source: Named, target: Named): Promise<string | null> {
      markPending([source.user_id], 'gone');
      try {
        const body = { source_user_id: source.user_id, target_user_id: target.user_id };
        await client.call(mergeUsers, { body });
      } catch (error) {
        clearPending([source.user_id], 'gone');
        void bridge.requestSync();
        return failureText(error);
      }
      const detail = actionTexts.merged(source.name, target.name);
      showToast({ kind: 'done', text: actionTexts.merge.done, detail });
      void bringHere(bridge).finally(() => clearPending([source.user_id], 'gone'));
      return null;
    },
  };
}

interface Report {
  people: readonly Named[];
  outcome: Outcome;
  words: Action['words'];
  /** The error that ended the action early; null for none. */
  failure: unknown;
  undo?: Action['undo'];
}

/**
 * One toast with what was done and an undo button; a second one with the people it was not done to,
 * and why.
 */
function report({ people, outcome, words, failure, undo }: Report): void {
  const names = new Map(people.map(({ user_id, name }) => [user_id, name]));
  const done = people.filter(({ user_id }) => outcome.ids.includes(user_id));
  if (done.length > 0) {
    const [first] = done;
    const count =
      done.length === people.length
        ? actionTexts.people(done.length)
        : actionTexts.some(done.length, people.length);
    showToast({
      ...{ kind: 'done', text: words.done },
      detail: people.length === 1 ? first?.name : count,
      ...(undo && { action: { label: actionTexts.undo, run: () => void undo(done) } }),
    });
  }
  if (outcome.failed.length > 0) {
    const detail = outcome.failed
      .slice(0, 5)
      .map(({ id, reason }) => `${names.get(id) ?? ''}: ${reason}`)
      .join('; ');
    showToast({ kind: 'problem', text: words.failed, detail });
  }
  if (failure instanceof CallError) {
    showToast({
      ...{ kind: 'problem', text: words.failed },
      detail: failure.detail ?? failure.message,
    });
  } else if (failure !== null) throw failure;
}
