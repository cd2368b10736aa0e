import { Checkbox, PasswordInput, TextInput } from '@mantine/core';
import { SettingsSection } from '#packages/ui';
import { peopleMessages } from '#people/contract';
import { formTexts } from './form-texts.ts';
import classes from './person-form.module.css';
import { PictureField } from './picture-field.tsx';
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
