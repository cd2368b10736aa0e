import { TextInput } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useAuth } from '#auth/web';
import { SectionForm } from '#packages/form/web';
import { useCopy } from '#packages/sync/web';
import { useHoldPage } from '#packages/ui';
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
  return (
    <SectionForm
      className={classes['form']}
      title="Profile"
      about="Your name as shown to people who can see you. You sign in with your email."
      form={form}
      needsLine={profileTexts.needsLine}
      onSave={form.save}
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
        <TextInput
          label="First name"
          name="name_first"
          autoComplete="given-name"
          maxLength={200}
          {...form.text('name_first')}
        />
        <TextInput
          label="Last name"
          name="name_last"
          autoComplete="family-name"
          maxLength={200}
          {...form.text('name_last')}
        />
      </div>
    </SectionForm>
  );
}
