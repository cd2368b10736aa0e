import { Link, useNavigate } from '@tanstack/react-router';
import { useCallback } from 'react';
import { useCopy } from '#packages/sync/web';
import { Crumbs, EmptyState, Page, Screen } from '#packages/ui';
import { personName } from '#people/domain';
import { personForm } from '#people/offline';
import { formTexts, PersonForm, useTypeOfTag } from '#people/web';
import { AbsentPerson } from '../person/absent-person.tsx';

/** The page of a person in edit mode. */
export function EditPerson({ user_id }: { user_id: string }) {
  const { data: stored } = useCopy(personForm, { user_id });
  const typeOf = useTypeOfTag();
  const navigate = useNavigate();
  const back = useCallback(
    () => void navigate({ to: '/people/$user_id', params: { user_id }, replace: true }),
    [navigate, user_id],
  );
  const name = stored ? personName(stored.person) : '';
  if (stored === null) return <AbsentPerson user_id={user_id} />;
  if (stored === undefined || typeOf === null) return <Page ready={false}>{null}</Page>;
  return (
    <Screen
      title={`Edit ${name}`}
      ready
      crumbs={
        <Crumbs here="Edit">
          <Link to="/people">People</Link>

          <Link to="/people/$user_id" params={{ user_id }}>
            {name}
          </Link>
        </Crumbs>
      }
    >
      {stored.may.edit ? (
        <PersonForm
          key={user_id}
          user_id={user_id}
          stored={stored}
          typeOf={typeOf}
          may={stored.may}
          accountProblemOf={() => stored.accountProblem}
          onDone={back}
          onCancel={back}
        />
      ) : (
        <EmptyState title="No permission" text={formTexts.notYours} />
      )}
    </Screen>
  );
}
