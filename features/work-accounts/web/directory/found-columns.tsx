import { Checkbox } from '@mantine/core';
import { textColumn } from '#packages/ui';
import type { Column, Sort } from '#packages/ui';
import { personName } from '#people/domain';
import type { FoundPerson } from '#work-accounts/contract';
import type { ChosenPeople } from './use-chosen-people.ts';
import classes from './directory.module.css';

type Choice = Pick<ChosenPeople, 'has' | 'set'>;

/** Name of a person in the directory, otherwise their email. */
export function foundName(person: FoundPerson): string {
  const name = personName(person);
  return name === '' ? person.email : name;
}

/** Columns of the found people, in order. */
export function foundColumns({ has, set }: Choice): Column<FoundPerson>[] {
  return [
    textColumn('name', 'Name', foundName, {
      ...{ frozen: true, sortable: true },
      cell: (person) => (
        <Checkbox
          label={foundName(person)}
          checked={has(person.object_id)}
          disabled={person.is_person}
          onChange={(event) => set([person], event.currentTarget.checked)}
        />
      ),
    }),
    textColumn('email', 'Email', ({ email }) => email, {
      sortable: true,
      cell: ({ email }) => (
        <span className={classes['cut']} title={email}>
          {email}
        </span>
      ),
    }),
    textColumn('department', 'Department', ({ department }) => department, {
      sortable: true,
      cell: ({ department }) => department || '–',
    }),
    textColumn('is_person', 'Already a person', ({ is_person }) => (is_person ? 'Yes' : 'No'), {
      sortable: true,
    }),
  ];
}

/** The people in the order of a column, equal ones by name. */
export function sortedPeople(
  people: readonly FoundPerson[],
  { key, descending }: Sort,
): readonly FoundPerson[] {
  const none = { has: () => false, set: () => undefined };
  const text = foundColumns(none).find((column) => column.key === key)?.text ?? foundName;
  const sign = descending ? -1 : 1;
  return people.toSorted(
    (a, b) =>
      sign * collator.compare(text(a), text(b)) || collator.compare(foundName(a), foundName(b)),
  );
}

const collator = new Intl.Collator('en', { sensitivity: 'base', numeric: true });
