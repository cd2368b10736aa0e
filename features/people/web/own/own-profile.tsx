import { Button, TextInput } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useAuth } from '#auth/web';
import { useCopy } from '#packages/sync/web';
import { ActionNote, Form, SettingsSection, useHoldPage } from '#packages/ui';
import { personName } from '#people/domain';
import { personOne } from '#people/offline';
import { PersonAvatar } from '../person/person-avatar.tsx';
import classes from './own-profile.module.css';
import { profileTexts } from './profile-texts.ts';
import { useProfileForm } from './use-profile-form.ts';

interface Person {
  user_id: string;
  name_first: string;
  name_last: string;
  email: string | null;
  has_picture: boolean;
}

/** 'Profile' on /settings: the user's own data, and the form for their name. */
export function OwnProfile() {
  const user = useAuth()?.user;
  const { data: known } = useCopy(personOne, { user_id: user?.user_id ?? '' });
  useHoldPage(known === undefined);
  if (user === undefined) return null;
  // Until the copy has its first rows, the data of the sign-in is used.
  return <Profile person={known ?? { ...user, has_picture: false }} />;
}

function Profile({ person }: { person: Person }) {
  const { user_id, email } = person;
  const form = useProfileForm(person);
  const field = (name: 'name_first' | 'name_last') => ({
    name,
    maxLength: 200,
    value: form.values[name],
    error: form.errors[name],
    onChange: (event: { currentTarget: { value: string } }) =>
      form.change(name, event.currentTarget.value),
  });
  return (
    <Form className={classes['form']} label="Profile" onSubmit={() => form.save()}>
      <SettingsSection
        title="Profile"
        about="Your name as shown to people who can see you. You sign in with your email."
        actions={
          <>
            <ActionNote>{form.online ? '' : profileTexts.needsLine}</ActionNote>
            {form.isChanged && (
              <Button variant="default" disabled={form.isSaving} onClick={form.discard}>
                Discard
              </Button>
            )}
            <Button
              type="submit"
              loading={form.isSaving}
              disabled={!form.isChanged || !form.online}
            >
              Save
            </Button>
          </>
        }
      >
        <div className={classes['who']}>
          <PersonAvatar person={person} size={52} />
          <div>
            <p className={classes['name']}>{personName(person)}</p>
            <p className={classes['email']}>{email}</p>
            <Link to="/people/$user_id" params={{ user_id }}>
              My page
            </Link>
            {' · '}
            <Link to="/people/$user_id" params={{ user_id }} search={{ edit: true }}>
              Change email or picture
            </Link>
          </div>
        </div>
        <div className={classes['names']}>
          <TextInput label="First name" autoComplete="given-name" {...field('name_first')} />
          <TextInput label="Last name" autoComplete="family-name" {...field('name_last')} />
        </div>
      </SettingsSection>
    </Form>
  );
}
