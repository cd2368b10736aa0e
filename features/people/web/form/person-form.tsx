import { Button } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { ActionNote, Form, LeaveGuard, useToastsAbove } from '#packages/ui';
import type { PersonFormData } from '#people/offline';
import { AccessSection } from './access-section.tsx';
import { AddressesSection } from './addresses-section.tsx';
import { FieldsSection } from './fields-section.tsx';
import { formTexts } from './form-texts.ts';
import { IdentitySection } from './identity-section.tsx';
import { TagSections } from './tag-sections.tsx';
import { allTagsOf } from './person-draft.ts';
import type { TypeOfTag } from './person-draft.ts';
import classes from './person-form.module.css';
import { usePersonForm } from './use-person-form.ts';

interface Props {
  user_id: string;
  /** Null: a new person. */
  stored: PersonFormData | null;
  typeOf: TypeOfTag;
  may: Omit<PersonFormData['may'], 'edit'>;
  /**
   * Message why the viewer may not set the email and password of a person with these tags; null if
   * they may.
   */
  accountProblemOf: (tag_ids: readonly string[]) => string | null;
  onDone: () => void;
  onCancel: () => void;
}

/** The form for all data of a person, saved in one step. */
export function PersonForm(props: Props) {
  const { user_id, stored, typeOf, may, onDone, onCancel } = props;
  const form = usePersonForm({ user_id, stored, typeOf, isOwn: stored?.isOwn ?? false });
  const { errors, online, state, isChanged } = form;
  const frame = useRef<HTMLFormElement>(null);
  useToastsAbove();
  useEffect(() => {
    // Focuses the first invalid field.
    const first = frame.current?.querySelector('[aria-invalid="true"]');
    if (first instanceof HTMLElement) first.focus();
  }, [errors]);
  useEffect(() => {
    // The page may only be left without a question after everything is saved.
    if (state === 'done') onDone();
  }, [state, onDone]);
  return (
    <Form
      ref={frame}
      className={classes['form']}
      label={stored === null ? 'New person' : 'Person'}
      onSubmit={() => form.save()}
    >
      <IdentitySection
        form={form}
        user_id={user_id}
        accountProblem={props.accountProblemOf(allTagsOf(form.draft))}
        isFederated={stored?.isFederated ?? false}
      />
      <TagSections form={form} />
      <AddressesSection form={form} />
      <FieldsSection form={form} />
      {(may.setAccess || may.setAdmin) && (
        <AccessSection form={form} setAccess={may.setAccess} setAdmin={may.setAdmin} />
      )}
      <footer className={classes['actions']}>
        <ActionNote>{online ? '' : formTexts.needsConnection}</ActionNote>
        <Button variant="default" disabled={state === 'saving'} onClick={onCancel}>
          Cancel
        </Button>
        <Button type="submit" loading={state === 'saving'} disabled={!isChanged || !online}>
          {stored === null ? 'Add person' : 'Save'}
        </Button>
      </footer>
      <LeaveGuard when={isChanged} />
    </Form>
  );
}
