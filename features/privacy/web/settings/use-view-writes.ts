import { useCallbackRef } from '@mantine/hooks';
import { useState } from 'react';
import { changeOrganisation } from '#organisation/contract';
import type { SupervisorView } from '#organisation/contract';
import { isConflict, useOverwriteQuestion, useWrite } from '#packages/form/web';
import type { useSave } from '#packages/form/web';
import { useClient } from '#packages/http/web';
import { useCopyBridge } from '#packages/sync/web';
import { settingsTexts as texts } from './settings-texts.ts';

/** What supervisors see, as it is stored. */
export interface View {
  sees: SupervisorView;
  seenBy: string[];
}

/**
 * Stores what supervisors see in one call, with a way back; asks if somebody else changed it since
 * the first change here.
 *
 * @returns a function that saves the form
 */
export function useViewWrites(
  newest: View,
  form: ReturnType<typeof useSave<View>>,
): () => Promise<void> {
  const client = useClient();
  const bridge = useCopyBridge();
  const { write } = useWrite({ sync: 'awaited' });
  const askOverwrite = useOverwriteQuestion(texts.conflict);
  const stored = useCallbackRef(() => newest);
  // What the form shows follows the sync until something in it is changed.
  const [opened, setOpened] = useState(newest);
  if (!form.isChanged && !isSame(opened, newest)) setOpened(newest);

  const send = (next: View, expected: View) =>
    client.call(changeOrganisation, {
      body: { metadata: settingsOf(next), expected: settingsOf(expected) },
    });

  async function save(expected: View): Promise<void> {
    let isRefused = false;
    const { values } = form;
    const change = async () => {
      try {
        await send(values, expected);
      } catch (failure) {
        isRefused = isConflict(failure);
        throw failure;
      }
    };
    const undo = () => write(() => send(expected, values));
    const fields = ['metadata._supervisors_see', 'metadata._values_seen_by'];
    await form.save({ send: () => write(change, { done: texts.saved, fields, undo }) });
    if (!isRefused || !(await askOverwrite(form.discard))) return;
    await bridge.requestSync();
    await save(stored());
  }

  return () => save(opened);
}

function settingsOf({ sees, seenBy }: View) {
  return { _supervisors_see: sees, _values_seen_by: seenBy };
}

function isSame(one: View, other: View): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
