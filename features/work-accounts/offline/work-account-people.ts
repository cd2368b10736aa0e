import { defineRead } from '#packages/sync/offline';
import { byName, personName } from '#people/domain';
import { peopleById } from '#people/offline';

/** A person with an email, as listed for a migration. */
export interface WorkAccountPerson {
  user_id: string;
  name: string;
  email: string;
  /** Signs in with a work account. */
  has_work_account: boolean;
}

export const workAccountPeople = defineRead({
  name: 'work-accounts.people',
  tables: ['users'],
  run: (copy, _params: Record<string, never>): readonly WorkAccountPerson[] =>
    [...peopleById(copy).values()]
      .filter(({ active }) => active)
      .sort(byName)
      .flatMap((user) =>
        user.email === null
          ? []
          : [
              {
                user_id: user.user_id,
                name: personName(user),
                email: user.email,
                has_work_account: '_federated_provider' in user.metadata,
              },
            ],
      ),
});

export const workAccountReads = [workAccountPeople];
