import { useCallbackRef } from '@mantine/hooks';
import { useState } from 'react';
import { isConflict, useOverwriteQuestion, useWrite } from '#packages/form/web';
import type { useSave } from '#packages/form/web';
import { useClient } from '#packages/http/web';
import { useCopyBridge } from '#packages/sync/web';
import { chooseRulePacks } from '#rule-packs/contract';
import type { Industry } from '#rule-packs/contract';
import type { LocationChoice } from '#rule-packs/offline';
import { packTexts as texts } from '../pack-texts.ts';

/** What somebody chooses for a location. */
export interface Choice {
  rule_pack_ids: readonly string[];
  industry: Industry | null;
  radiant_heat: boolean | null;
}

interface Stored extends Pick<LocationChoice, 'packs' | 'choice'> {
  location_id: string;
}

/**
 * Stores the choice of a location, with a way back; asks if somebody else chose since the first
 * change here.
 *
 * @returns a function that saves the form
 */
export function useChoiceWrites(
  { location_id, packs, choice }: Stored,
  form: ReturnType<typeof useSave<Choice>>,
): () => Promise<void> {
  const client = useClient();
  const bridge = useCopyBridge();
  const { write } = useWrite({ sync: 'awaited' });
  const askOverwrite = useOverwriteQuestion(texts.choiceConflict);
  const newest = choice?.modified_time ?? null;
  const stored = useCallbackRef(() => newest);
  // What the form shows follows the sync until something in it is changed.
  const [opened, setOpened] = useState(newest);
  if (!form.isChanged && opened !== newest) setOpened(newest);

  const send = async (
    { rule_pack_ids, industry, radiant_heat }: Choice,
    modified_time: string | null,
  ) =>
    client.call(chooseRulePacks, {
      params: { id: location_id },
      body: { rule_pack_ids: [...rule_pack_ids], industry, radiant_heat, modified_time },
    });

  /** The choice before; null if it cannot be made again: a retired pack cannot be chosen. */
  function choiceBefore(): Choice | null {
    const before = choice ?? { rule_pack_ids: [], industry: null, radiant_heat: null };
    const left = before.rule_pack_ids.filter((id) => !form.values.rule_pack_ids.includes(id));
    const isRetired = packs.some(
      ({ rule_pack_id, retired_time }) => retired_time !== null && left.includes(rule_pack_id),
    );
    return isRetired ? null : before;
  }

  async function save(modified_time: string | null): Promise<void> {
    let isRefused = false;
    let saved = modified_time;
    const before = choiceBefore();
    const undo = before === null ? undefined : () => write(() => send(before, saved));
    const change = async () => {
      try {
        const answer = await send(form.values, modified_time);
        saved = answer.modified_time;
      } catch (failure) {
        isRefused = isConflict(failure);
        throw failure;
      }
    };
    const fields = ['rule_pack_ids', 'industry', 'radiant_heat'];
    await form.save({ send: () => write(change, { done: texts.choiceSaved, fields, undo }) });
    if (!isRefused || !(await askOverwrite(form.discard))) return;
    await bridge.requestSync();
    await save(stored());
  }

  return () => save(opened);
}
