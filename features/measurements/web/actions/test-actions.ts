import { addMeasurementTags, changeMeasurements } from '#measurements/contract';
import { CallError } from '#packages/http/web';
import type { Client } from '#packages/http/web';
import { createTurns } from '#packages/kit';
import type { CopyBridge } from '#packages/sync/web';
import { inSlices, showToast } from '#packages/ui';
import { testActionTexts } from './test-action-texts.ts';

/** A test before an action. */
export interface ActionTest {
  measurement_id: string;
  valid: boolean;
  active: boolean;
  tag_ids: readonly string[];
  notes: string;
}

/**
 * Actions with tests. Each goes on when the user leaves the screen, and shows the result in a
 * toast.
 */
export interface TestActions {
  markValid: (tests: readonly ActionTest[], valid: boolean) => Promise<void>;
  /** Removes tests, or restores them. */
  setActive: (tests: readonly ActionTest[], active: boolean) => Promise<void>;
  addTags: (tests: readonly ActionTest[], tag_ids: readonly string[]) => Promise<void>;
  setTags: (test: ActionTest, tag_ids: readonly string[]) => Promise<boolean>;
  setNotes: (test: ActionTest, notes: string) => Promise<boolean>;
}

interface Action {
  tests: readonly ActionTest[];
  words: { done: string; failed: string; under: string };
  send: (ids: string[]) => Promise<unknown>;
  /** Undoes the action; missing if there is nothing to undo. */
  undo?: (tests: readonly ActionTest[]) => Promise<unknown>;
}

/** Each slice is one transaction, and must finish before the client times out. */
const changedAtOnce = 500;

/** Actions run one after another, so that a later one sees the result of an earlier one. */
const inTurn = createTurns();

type Change = Partial<Pick<ActionTest, 'valid' | 'active' | 'notes'>> & { tag_ids?: string[] };

/** Writes about stored tests. Each one requests a sync. */
export function createTestActions(parts: {
  client: Client;
  bridge: Pick<CopyBridge, 'requestSync'>;
}): TestActions {
  const { client, bridge } = parts;
  const change = (ids: string[], fields: Change) =>
    client.call(changeMeasurements, { body: { ids, ...fields } });

  /** True if all of it was done. */
  async function runAction({ tests, words, send, undo }: Action): Promise<boolean> {
    let sent = 0;
    const work = inTurn(() =>
      inSlices(
        {
          ...{ label: words.under, items: tests, size: changedAtOnce },
          send: (slice) => send(slice.map(({ measurement_id }) => measurement_id)),
        },
        (count) => {
          sent = count;
        },
      ),
    );
    const failure = await work.then(
      () => null,
      (error: unknown) => error,
    );
    const done = tests.slice(0, sent);
    if (done.length > 0) {
      const { tests: all, some } = testActionTexts;
      showToast({
        ...{ kind: 'done', text: words.done },
        ...(tests.length > 1 && {
          detail: done.length < tests.length ? some(done.length, tests.length) : all(done.length),
        }),
        ...(undo && { action: { label: testActionTexts.undo, run: () => void undo(done) } }),
      });
    }
    if (failure instanceof CallError) {
      const detail = failure.detail ?? failure.message;
      showToast({ kind: 'problem', text: words.failed, detail });
    } else if (failure !== null) throw failure;
    // Also after a refusal, as the server may have newer data.
    await bridge.requestSync();
    return failure === null;
  }

  const actions: TestActions = {
    async markValid(tests, valid) {
      await runAction({
        // Setting the same mark again is useful: it records that somebody has checked the test.
        tests,
        words: valid ? testActionTexts.markValid : testActionTexts.markInvalid,
        send: (ids) => change(ids, { valid }),
        ...(others(tests, 'valid', valid).length > 0 && {
          undo: (done: readonly ActionTest[]) =>
            actions.markValid(
              others(done, 'valid', valid).map((test) => ({ ...test, valid })),
              !valid,
            ),
        }),
      });
    },
    async setActive(tests, active) {
      await runAction({
        tests: others(tests, 'active', active),
        words: active ? testActionTexts.restore : testActionTexts.remove,
        send: (ids) => change(ids, { active }),
        undo: (done) =>
          actions.setActive(
            done.map((test) => ({ ...test, active })),
            !active,
          ),
      });
    },
    async addTags(tests, tag_ids) {
      await runAction({
        tests,
        words: testActionTexts.addTags,
        send: (ids) =>
          client.call(addMeasurementTags, {
            body: { tag_ids: [...tag_ids], measurement_ids: ids },
          }),
        undo: putBack,
      });
    },
    setTags: (test, tag_ids) =>
      runAction({
        tests: [test],
        words: testActionTexts.tags,
        send: (ids) => change(ids, { tag_ids: [...tag_ids] }),
        undo: putBack,
      }),
    setNotes: (test, notes) =>
      runAction({
        tests: [test],
        words: testActionTexts.notes,
        send: (ids) => change(ids, { notes }),
        undo: () => actions.setNotes({ ...test, notes }, test.notes),
      }),
  };

  /** Restores the former tags of each test; tests with equal tags are sent together. */
  async function putBack(tests: readonly ActionTest[]): Promise<void> {
    for (const before of new Set(tests.map(({ tag_ids }) => tag_ids.join()))) {
      const group = tests.filter(({ tag_ids }) => tag_ids.join() === before);
      const tag_ids = [...(group[0]?.tag_ids ?? [])];
      await runAction({
        tests: group,
        words: testActionTexts.tags,
        send: (ids) => change(ids, { tag_ids }),
      });
    }
  }

  return actions;
}

/** Tests whose field differs from the value. */
function others(tests: readonly ActionTest[], field: 'valid' | 'active', value: boolean) {
  return tests.filter((test) => test[field] !== value);
}
