import { Link } from '@tanstack/react-router';
import type { ComponentProps, ReactNode } from 'react';
import { RowCheck } from '#packages/ui';
import { personName } from '#people/domain';
import { PersonAvatar } from '../person/person-avatar.tsx';
import classes from './selectable-name.module.css';

interface Props {
  person: ComponentProps<typeof PersonAvatar>['person'];
  /** Which people are chosen; null if there are no actions with several people. */
  choice: { chosen: ReadonlySet<string>; toggle: (user_id: string) => void } | null;
  mayChoose: boolean;
  /** Behind the name. */
  children?: ReactNode;
}

/** A person in the first column of a table: to choose, with picture and link. */
export function SelectableName({ person, choice, mayChoose, children }: Props) {
  const { user_id } = person;
  const name = personName(person);
  return (
    <span className={classes['name']}>
      {choice !== null && (
        <RowCheck
          label={`Select ${name}`}
          checked={choice.chosen.has(user_id)}
          disabled={!mayChoose}
          onChange={() => choice.toggle(user_id)}
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
