import { TextInput } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useAuth } from '#auth/web';
import { SectionForm, useSave, useWrite } from '#packages/form/web';
import { useClient } from '#packages/http/web';
import { useCopy, useCopyBridge } from '#packages/sync/web';
import { useDelayPageReady } from '#packages/ui';
import { changeUser, peopleMessages } from '#people/contract';
import { cleanNames, nameProblems, personName } from '#people/domain';
import { personOne } from '#people/offline';
import { bringHere } from '../actions/bring-here.ts';
import { PersonAvatar } from '../person/person-avatar.tsx';
import classes from './own-profile.module.css';

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
  useDelayPageReady(known === undefined);
  if (user === undefined) return null;
  // Until the copy has its first rows, the data of the sign-in is used.
  return <Profile person={known ?? { ...user, has_picture: false }} />;
}

function Profile({ person }: { person: Person }) {
  const { user_id, email } = person;
  const form = useProfileForm(person);
  return (
    <SectionForm
      title="Profile"
      about="Your name as shown to people who can see you. You sign in with your email address."
      form={form}
      needsConnection={profileTexts.needsConnection}
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

/** The person whose names are changed, as stored. */
interface Named {
  user_id: string;
  name_first: string;
  name_last: string;
}
type Names = Pick<Named, 'name_first' | 'name_last'>;

/** The form for the own names. */
export function useProfileForm({ user_id, name_first, name_last }: Named) {
  const client = useClient();
  const bridge = useCopyBridge();
  const { write } = useWrite();
  const stored = { name_first, name_last };
  const form = useSave<Names>(stored);
  const changed = changedNames(stored, form.values);

  const save = () =>
    form.save({
      problems: { ...nameProblems(form.values) },
      send: async () => {
        const refused = await write(
          () => client.call(changeUser, { body: { user_id, ...changed } }),
          { done: profileTexts.saved, failed: profileTexts.failed },
        );
        // Typed values are kept until the copy has them.
        return refused ?? ((await bringHere(bridge)) ? null : {});
      },
    });

  return { ...form, isChanged: Object.keys(changed).length > 0, save };
}

function changedNames(stored: Names, values: Names): Partial<Names> {
  const { name_first, name_last } = cleanNames(values);
  return {
    ...(name_first === stored.name_first ? {} : { name_first }),
    ...(name_last === stored.name_last ? {} : { name_last }),
  };
}

/** Texts of the own profile on /settings. */
const profileTexts = {
  saved: 'Profile saved.',
  failed: peopleMessages.updateFailed,
  needsConnection: 'Connect to save.',
} as const;
