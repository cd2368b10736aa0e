import { Button, Checkbox, FileButton, Group, PasswordInput, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useCopy } from '#packages/sync/web';
import { InitialsAvatar, SettingsSection } from '#packages/ui';
import { peopleMessages } from '#people/contract';
import { personInitials } from '#people/domain';
import { personPicture } from '#people/offline';
import { formTexts } from './form-texts.ts';
import classes from './person-form.module.css';
import { readPicture } from './read-picture.ts';
import type { PersonFormState } from './use-person-form.ts';

interface Props {
  form: PersonFormState;
  user_id: string;
  /** Message why the viewer may not change how this person signs in; null if they may. */
  accountProblem: string | null;
  isFederated: boolean;
}

/** Name and account of the person. */
export function IdentitySection({ form, user_id, accountProblem, isFederated }: Props) {
  const maySetAccount = accountProblem === null;
  const { draft, errors, isOwn, isNew, change } = form;
  const hasPassword = maySetAccount || (isNew && draft.password !== '');
  const field = (name: 'name_first' | 'name_last' | 'email') => ({
    value: draft[name],
    error: errors[name],
    onChange: (event: { currentTarget: { value: string } }) =>
      change({ [name]: event.currentTarget.value }),
  });
  const secret = (name: 'password' | 'current_password', label: string) => (
    <PasswordInput
      label={label}
      name={`person_${name}`}
      autoComplete={name === 'password' ? 'new-password' : 'current-password'}
      value={draft[name]}
      error={errors[name]}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      {...(name === 'password'
        ? { description: isNew ? peopleMessages.passwordHint : peopleMessages.passwordKeeps }
        : {})}
      visibilityToggleButtonProps={{ 'aria-label': `Show ${label.toLowerCase()}` }}
      onChange={(event) => change({ [name]: event.currentTarget.value })}
    />
  );
  return (
    <SettingsSection title="Person" about={aboutOf({ isOwn, isFederated, accountProblem })}>
      <PictureField form={form} user_id={user_id} />
      <div className={classes['pair']}>
        <TextInput label="First name" autoComplete="off" {...field('name_first')} />
        <TextInput label="Last name" autoComplete="off" {...field('name_last')} />
      </div>
      <div className={classes['pair']}>
        <TextInput
          label="Email"
          type="email"
          autoComplete="off"
          // An email that was typed before a tag made it forbidden can still be removed.
          disabled={!maySetAccount && !(isNew && draft.email !== '')}
          {...field('email')}
        />
        {isOwn && form.hasAnotherEmail && secret('current_password', 'Current password')}
        {!isOwn && !isFederated && hasPassword && secret('password', 'Password')}
      </div>
      <Checkbox
        label={formTexts.checkHigh}
        description={formTexts.checkHighAbout}
        checked={draft.checksHigh}
        onChange={(event) => change({ checksHigh: event.currentTarget.checked })}
      />
    </SettingsSection>
  );
}

function aboutOf(
  is: Record<'isOwn' | 'isFederated', boolean> & Pick<Props, 'accountProblem'>,
): string {
  if (is.isFederated) return `${formTexts.federated}.`;
  if (is.isOwn) return formTexts.ownAccount;
  return is.accountProblem === null ? formTexts.personAbout : `${is.accountProblem}.`;
}

interface PictureFieldProps {
  form: PersonFormState;
  user_id: string;
}

/** The picture of the person, to replace or remove. It is sent with the rest of the form. */
function PictureField({ form, user_id }: PictureFieldProps) {
  const { draft, errors, hasPicture, change, refuse } = form;
  const { data: stored } = useCopy(personPicture, { user_id }, { enabled: hasPicture });
  const [isReading, setReading] = useState(false);
  const image = draft.picture === undefined ? (stored ?? null) : draft.picture;

  async function read(file: File): Promise<void> {
    setReading(true);
    try {
      change({ picture: await readPicture(file) });
    } catch (failure) {
      if (!(failure instanceof DOMException)) throw failure;
      refuse({ image: formTexts.unreadable });
    } finally {
      setReading(false);
    }
  }

  return (
    <Group role="group" aria-label="Picture" gap={16} wrap="nowrap">
      <InitialsAvatar
        initials={personInitials(draft)}
        seed={user_id}
        size={72}
        picture={image === null ? null : `data:image/jpeg;base64,${image}`}
      />
      <Group gap={8}>
        <FileButton
          accept="image/*"
          inputProps={{ 'aria-label': 'Picture file' }}
          onChange={(file) => file !== null && void read(file)}
        >
          {(props) => (
            <Button {...props} variant="default" loading={isReading}>
              Choose a picture
            </Button>
          )}
        </FileButton>
        {image !== null && (
          <Button variant="subtle" onClick={() => change({ picture: null })}>
            Remove picture
          </Button>
        )}
        <p className={classes['error']} role="alert">
          {errors['image']}
        </p>
      </Group>
    </Group>
  );
}
