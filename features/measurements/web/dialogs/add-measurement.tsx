import { useRef, useState } from 'react';
import { isTakenNow, noDrinkAnswer } from '#measurements/domain';
import type { DraftErrors, MeasurementDraft, NoDrinkAnswer } from '#measurements/domain';
import type { PossibleDuplicate } from '#measurements/offline';
import { useSyncStatus } from '#packages/sync/web';
import { showToast, useZone } from '#packages/ui';
import { measurementToasts } from '../measurement-toasts.ts';
import { useMeasurementActions } from '../use-measurement-actions.ts';
import { testOfDraft, useAfterTest } from '../after-test/after-test.ts';
import type { SavedTest } from '../after-test/after-test.ts';
import { DuplicateChoice } from '../guidance/duplicate-choice.tsx';
import type { Keep } from '../guidance/duplicate-notice.tsx';
import { NoDrinkGate } from '../guidance/no-drink-gate.tsx';
import { useNoDrink } from '../guidance/use-no-drink.ts';
import { useInvalidateTest } from '../guidance/use-invalidate-test.ts';
import { emptyDraft } from './empty-draft.ts';
import { MeasurementForm } from './measurement-form.tsx';

interface Props {
  person: { user_id: string; name: string };
  onClose: () => void;
}

/**
 * The form of a new test of one person, with checks for its quality. If a save fails, the typed
 * values are kept. A moderate or severe value leads on to what the person needs now.
 */
export function AddMeasurement({ person, onClose }: Props) {
  const zone = useZone();
  const actions = useMeasurementActions();
  const invalidateTest = useInvalidateTest();
  const { online } = useSyncStatus();
  const wait = useNoDrink(person.user_id);
  const gate = useRef<HTMLElement>(null);
  const [isAnyway, setAnyway] = useState(false);
  const [isRefused, setRefused] = useState(false);
  const [keep, setKeep] = useState<Keep>('both');
  const [duplicate, setDuplicate] = useState<PossibleDuplicate | null>(null);
  const [start] = useState(() => emptyDraft(person.user_id, Date.now()));
  const { isNeeded, Step } = useAfterTest();
  const [followed, setFollowed] = useState<SavedTest | null>(null);

  async function save(typed: MeasurementDraft): Promise<DraftErrors> {
    const isSaliva = typed.type === 'sosm';
    const noDrink: NoDrinkAnswer = isSaliva
      ? noDrinkAnswer(typed.created_time, wait.state, isAnyway, Date.now())
      : { may: true };
    setRefused(!noDrink.may);
    if (!noDrink.may) {
      gate.current?.focus();
      return {};
    }
    const older = keep === 'newer' ? duplicate : null;
    // Of two duplicates the older one is saved as invalid.
    const isOlder = older !== null && (typed.created_time ?? 0) < older.time;
    const draft: MeasurementDraft = {
      ...typed,
      valid: typed.valid && !isOlder,
      waited: noDrink.waited,
    };
    const outcome = await actions.add(draft, zone);
    if (!outcome.isSaved) {
      const { message, detail } = outcome;
      if (message !== null) {
        showToast({ kind: 'problem', text: message, detail: detail ?? undefined });
      }
      return outcome.errors;
    }
    const { queued, added, sentLater } = measurementToasts;
    showToast(
      outcome.isQueued
        ? { kind: 'note', text: queued, detail: `${person.name}. ${sentLater}` }
        : { kind: 'done', text: added, detail: person.name },
    );
    if (older !== null && !isOlder) void invalidateTest(older, !outcome.isQueued);
    if (isSaliva) wait.stop();
    const test = testOfDraft(draft, person.name);
    if (await isNeeded(test)) setFollowed(test);
    else onClose();
    return {};
  }

  if (followed !== null) return <Step test={followed} done="Done" onDone={onClose} />;

  return (
    <MeasurementForm
      start={start}
      isTakenNow
      zone={zone}
      onCancel={onClose}
      before={({ type, created_time }) =>
        type === 'sosm' && (
          <NoDrinkGate
            section={gate}
            wait={wait}
            isEarlier={!isTakenNow(created_time, wait.now)}
            isAnyway={isAnyway}
            onAnyway={setAnyway}
            isRefused={isRefused}
          />
        )
      }
      after={(draft) => (
        <DuplicateChoice {...{ draft, keep, online }} onKeep={setKeep} onNear={setDuplicate} />
      )}
      onSave={save}
    />
  );
}
