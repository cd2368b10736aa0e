import { Link } from '@tanstack/react-router';
import { useCopy } from '#packages/sync/web';
import { EmptyState, Page, PageHead } from '#packages/ui';
import { personName } from '#people/domain';
import { personOne } from '#people/offline';
import { isAdmin } from '#permissions/domain';
import { permissionsViewer } from '#permissions/offline';
import { useRemoved } from '../removed/use-removed.ts';
import { RemovedPerson } from './removed-person.tsx';

/** Shown if no person is visible at this URL. Admins can restore a removed person here. */
export function AbsentPerson({ user_id }: { user_id: string }) {
  const { data: person } = useCopy(personOne, { user_id });
  const { data: viewer } = useCopy(permissionsViewer, {});
  if (person === undefined || viewer === undefined) return <Page ready={false}>{null}</Page>;
  if (!isAdmin(viewer)) return <NobodyHere />;
  // A copy that was created after the removal does not have the person, but the server does.
  if (person === null) return <ForgottenPerson user_id={user_id} />;
  // An erased person has no name any more.
  const isRemoved = !person.active && personName(person) !== '';
  return isRemoved ? <RemovedPerson person={person} /> : <NobodyHere />;
}

function ForgottenPerson({ user_id }: { user_id: string }) {
  const { people, error, online } = useRemoved();
  const found = people?.find((person) => person.user_id === user_id);
  if (found !== undefined) return <RemovedPerson person={found} />;
  if (people === undefined && error === null && online) return <Page ready={false}>{null}</Page>;
  return <NobodyHere />;
}

function NobodyHere() {
  return (
    <Page ready>
      <PageHead title="User not found" />
      <EmptyState
        title="Person not found"
        text="This person does not exist, or you do not have permission to view them."
        action={<Link to="/people">Go to people</Link>}
      />
    </Page>
  );
}
