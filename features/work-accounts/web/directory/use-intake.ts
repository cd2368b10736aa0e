import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { answerKey, CallError, failureText, useClient } from '#packages/http/web';
import { useCopyBridge } from '#packages/sync/web';
import { showToast } from '#packages/ui';
import { addFromDirectory, searchDirectory } from '#work-accounts/contract';
import type { FoundPerson } from '#work-accounts/contract';
import { directoryTexts, resultText } from './directory-texts.ts';
import { foundName } from './found-columns.tsx';

/** Result of adding people. */
export interface IntakeResult {
  added: { user_id: string; name: string }[];
  skipped: { object_id: string; name: string; reason: string }[];
}

/** An error of the whole call. */
export interface IntakeProblem {
  text: string;
  tag_ids: string | undefined;
}

/** Adds people of the directory, and shows the result. */
export function useIntake() {
  const client = useClient();
  const bridge = useCopyBridge();
  const queries = useQueryClient();
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<IntakeProblem | null>(null);
  const [result, setResult] = useState<IntakeResult | null>(null);

  /** True if people were added, or the reasons are known. */
  async function add(chosen: readonly FoundPerson[], tag_ids: string[]): Promise<boolean> {
    setBusy(true);
    setProblem(null);
    const people = chosen.map(({ object_id, name_first, name_last, email }) => {
      return { object_id, name_first, name_last, email };
    });
    const names = new Map(chosen.map((person) => [person.object_id, foundName(person)]));
    const nameOf = (object_id: string) => names.get(object_id) ?? '';
    try {
      const done = await client.call(addFromDirectory, { body: { people, tag_ids } });
      const added = done.added.map(({ object_id, user_id }) => {
        return { user_id, name: nameOf(object_id) };
      });
      const skipped = done.skipped.map((one) => ({ ...one, name: nameOf(one.object_id) }));
      setResult({ added, skipped });
      const detail = resultText(added.length, skipped.length);
      if (added.length > 0) showToast({ kind: 'done', text: `${directoryTexts.over}: ${detail}.` });
      await bridge.requestSync();
      return true;
    } catch (failure) {
      setProblem(problemOf(failure));
      return false;
    } finally {
      setBusy(false);
      void queries.invalidateQueries({ queryKey: answerKey(searchDirectory) });
    }
  }

  return { isBusy, problem, result, add, startAnew: () => setResult(null) };
}

function problemOf(failure: unknown): IntakeProblem {
  const text = `${directoryTexts.failed} ${failureText(failure)}`;
  return { text, tag_ids: failure instanceof CallError ? failure.errors['tag_ids'] : undefined };
}
