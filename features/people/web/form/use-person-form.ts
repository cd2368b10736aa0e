import { useRef, useState } from 'react';
import { authMessages } from '#auth/contract';
import { CallError, useClient } from '#packages/http/web';
import { useCopyBridge, useSyncStatus } from '#packages/sync/web';
import { showToast } from '#packages/ui';
import { changeUser, createUser, giveAdminLevel, setUserImage } from '#people/contract';
import { cleanEmail } from '#people/domain';
import { bringHere } from '../actions/bring-here.ts';
import { formTexts } from './form-texts.ts';
import { bodyOf, changesOf, draftOf, draftProblems } from './person-draft.ts';
import type { PersonDraft, Stored, TypeOfTag } from './person-draft.ts';

type Errors = Readonly<Record<string, string>>;

interface Given {
  user_id: string;
  /** Null: a new person, under this id. */
  stored: Stored | null;
  typeOf: TypeOfTag;
  isOwn?: boolean;
}

export type PersonFormState = ReturnType<typeof usePersonForm>;

/**
 * State of the person form. Typed values are kept until the server has accepted them. A refusal is
 * shown at its field, and a save that failed half way continues with the rest.
 */
export function usePersonForm({ user_id, stored, typeOf, isOwn = false }: Given) {
  const client = useClient();
  const bridge = useCopyBridge();
  const { online } = useSyncStatus();
  const [opened, setOpened] = useState(() => draftOf(stored, typeOf));
  const [draft, setDraft] = useState(opened);
  const [errors, setErrors] = useState<Errors>({});
  const [state, setState] = useState<'open' | 'saving' | 'done'>('open');
  /**
   * Whether the person exists by now, and whether a call to add them may have reached the server.
   */
  const made = useRef({ isThere: stored !== null, isAsked: false });
  const storedEmail = stored?.person.email ?? null;
  const changed = changesOf(opened, draft);

  async function send(): Promise<void> {
    const body = { user_id, ...bodyOf(opened, draft) };
    if (!made.current.isThere) {
      const isAgain = made.current.isAsked;
      made.current.isAsked = true;
      await client.call(createUser, { query: { fromPortal: 'True' }, body });
      made.current.isThere = true;
      // An earlier try may have added the person with older values.
      if (isAgain) await client.call(changeUser, { body });
    } else if (Object.keys(body).length > 1) await client.call(changeUser, { body });
    const rest = { picture: opened.picture, isAdmin: opened.isAdmin };
    const kept = { ...draft, password: '', current_password: '' };
    setOpened({ ...kept, ...rest });
    setDraft((now) => ({ ...now, password: '', current_password: '' }));
    if (draft.picture !== undefined) {
      const { picture: image } = draft;
      await client.call(setUserImage, { params: { id: user_id }, body: { image } });
      setOpened({ ...kept, isAdmin: opened.isAdmin });
    }
    if (changed.has('isAdmin')) {
      const level = draft.isAdmin ? 'admin' : 'none';
      await client.call(giveAdminLevel, { body: { user_id, level } });
    }
  }

  async function save(): Promise<void> {
    if (changed.size === 0 || !online || state !== 'open') return;
    const problems = draftProblems(draft, storedEmail);
    const isOtherEmail = isOwn && cleanEmail(draft.email) !== storedEmail;
    if (isOtherEmail && draft.current_password === '') {
      problems['current_password'] = authMessages.currentRequired;
    }
    setErrors(problems);
    if (Object.keys(problems).length > 0) return;
    setState('saving');
    try {
      await send();
    } catch (failure) {
      setState('open');
      if (!(failure instanceof CallError)) throw failure;
      const placed = placedErrors(failure.errors, draft);
      setErrors(placed);
      // Errors shown at their fields need not be repeated above the form.
      if (Object.keys(placed).length > 0 && Object.keys(placed).every(hasPlace)) return;
      const detail = failure.detail ?? failure.message;
      showToast({ kind: 'problem', text: formTexts.failed, detail });
      return;
    }
    showToast({ kind: 'done', text: stored === null ? formTexts.added : formTexts.saved });
    // Sync first, so that the person's page shows what was saved.
    await bringHere(bridge);
    setState('done');
  }

  return {
    ...{ draft, errors, online, state, save, isOwn },
    isNew: stored === null,
    isChanged: changed.size > 0 && state !== 'done',
    hasAnotherEmail: cleanEmail(draft.email) !== storedEmail,
    hasPicture: stored?.person.has_picture ?? false,
    change: (parts: Partial<PersonDraft>) => {
      setDraft((before) => ({ ...before, ...parts }));
      setErrors((before) => (Object.keys(before).length === 0 ? before : {}));
    },
    refuse: setErrors,
  };
}

/** Whether the form has a field that can show this error. */
function hasPlace(field: string): boolean {
  const names = ['name_first', 'name_last', 'email', 'password', 'current_password'];
  const others = ['image', 'tag_ids', 'metadata', 'user_id'];
  return (
    [...names, ...others].includes(field) ||
    /^(fields|permissions|metadata\._addresses)\./.test(field)
  );
}

/** Server errors by form field. A custom field is a row of the form. */
function placedErrors(errors: Errors, draft: PersonDraft): Errors {
  return Object.fromEntries(
    Object.entries(errors).map(([field, sentence]) => {
      const [, name] = /^metadata\.(?!_)(.*)$/su.exec(field) ?? [];
      const index = draft.fields.findIndex((row) => row.name.trim() === name);
      return [index < 0 ? field : `fields.${String(index)}`, sentence];
    }),
  );
}
