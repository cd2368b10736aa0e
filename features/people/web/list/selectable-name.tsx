import { Link } from '@tanstack/react-router';
import type { ComponentProps, ReactNode } from 'react';
import { RowCheck } from '#packages/ui';
import type { Selection } from '#packages/ui';
import { personName } from '#people/domain';
import { PersonAvatar } from '../person/person-avatar.tsx';
import classes from './selectable-name.module.css';

interface Props<Person> {
  person: Person;
  /** Which people are chosen; null if there are no actions with several people. */
  choice: Pick<Selection<Person>, 'has' | 'toggle'> | null;
  mayChoose: boolean;
  /** Behind the name. */
  children?: ReactNode;
}

/** A person in the first column of a table: to choose, with picture and link. */
export function SelectableName<Person extends ComponentProps<typeof PersonAvatar>['person']>({
  person,
  choice,
  mayChoose,
  children,
}: Props<Person>) {
  const { user_id } = person;
  const name = personName(person);
  return (
    <span className={classes['name']}>
      {choice !== null && (
        <RowCheck
          label={`Select ${name}`}
          checked={choice.has(user_id)}
          disabled={!mayChoose}
          onChange={() => choice.toggle(person)}
        />
      )}
      <span className={classes['avatar']} data-beside={choice !== null}>
        <PersonAvatar person={person} />
      </span>
      <Link to="/people/$user_id" params={{ user_id }} className={classes['link']}>
        {name}
      </Link>
      {children}
    </span>
  );
}
