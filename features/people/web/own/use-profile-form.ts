import { useState } from 'react';
import { CallError, useClient } from '#packages/http/web';
import { useCopyBridge, useSyncStatus } from '#packages/sync/web';
import { showToast } from '#packages/ui';
import { changeUser } from '#people/contract';
import { cleanNames, nameProblems } from '#people/domain';
import { bringHere } from '../actions/bring-here.ts';
import { profileTexts } from './profile-texts.ts';

/** The person whose names are changed, as stored. */
interface Named {
  user_id: string;
  name_first: string;
  name_last: string;
}
type Names = Pick<Named, 'name_first' | 'name_last'>;

/** The form for the own names. It keeps only typed values, so that a sync updates the rest. */
export function useProfileForm({ user_id, name_first, name_last }: Named) {
  const client = useClient();
  const bridge = useCopyBridge();
  const { online } = useSyncStatus();
  const [typed, setTyped] = useState<Partial<Names>>({});
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const [isSaving, setSaving] = useState(false);
  const stored = { name_first, name_last };
  const values = { ...stored, ...typed };
  const changed = changedNames(stored, values);
  const isChanged = Object.keys(changed).length > 0;

  function discard() {
    setTyped({});
    setErrors({});
  }

  async function send(): Promise<void> {
    try {
      await client.call(changeUser, { body: { user_id, ...changed } });
    } catch (failure) {
      if (!(failure instanceof CallError)) throw failure;
      if (Object.keys(failure.errors).length > 0) return setErrors(failure.errors);
      const detail = failure.detail ?? failure.message;
      showToast({ kind: 'problem', text: profileTexts.failed, detail });
      return;
    }
    showToast({ kind: 'done', text: profileTexts.saved });
    // Typed values are kept until the copy has them; values typed since the save are unsaved.
    if (await bringHere(bridge)) setTyped((now) => typedSince(now, typed));
  }

  async function save(): Promise<void> {
    if (!isChanged || !online || isSaving) return;
    const problems = nameProblems(values);
    setErrors({ ...problems });
    if (Object.keys(problems).length > 0) return;
    setSaving(true);
    await send().finally(() => setSaving(false));
  }

  return {
    ...{ values, errors, online, isChanged, isSaving, save, discard },
    change: (field: keyof Names, text: string) => {
      setTyped((before) => ({ ...before, [field]: text }));
      setErrors({});
    },
  };
}

/** The names that have changed since the save. */
function typedSince(now: Partial<Names>, saved: Partial<Names>): Partial<Names> {
  const { name_first, name_last } = now;
  return {
    ...(name_first === undefined || name_first === saved.name_first ? {} : { name_first }),
    ...(name_last === undefined || name_last === saved.name_last ? {} : { name_last }),
  };
}

function changedNames(stored: Names, values: Names): Partial<Names> {
  const { name_first, name_last } = cleanNames(values);
  return {
    ...(name_first === stored.name_first ? {} : { name_first }),
    ...(name_last === stored.name_last ? {} : { name_last }),
  };
}
