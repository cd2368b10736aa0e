import { Link } from '@tanstack/react-router';
import { useCopy } from '#packages/sync/web';
import { EmptyState, Page, PageHead } from '#packages/ui';
import { personName } from '#people/domain';
import { personOne } from '#people/offline';
import { isAdmin } from '#permissions/domain';
import { permissionsViewer } from '#permissions/offline';
import { RemovedPerson } from './removed-person.tsx';

/** Nobody to be seen at this address; admins find there whom they may bring back. */
export function AbsentPerson({ user_id }: { user_id: string }) {
  const { data: person } = useCopy(personOne, { user_id });
  const { data: viewer } = useCopy(permissionsViewer, {});
  if (person === undefined || viewer === undefined) return <Page ready={false}>{null}</Page>;
  // Who was erased has no name any more.
  const isRemoved = person !== null && !person.active && personName(person) !== '';
  if (isRemoved && isAdmin(viewer)) return <RemovedPerson person={person} />;
  return (
    <Page ready>
      <PageHead title="User not found" />
      <EmptyState
        title="Nobody here"
        text="There is nobody with this address, or you may not look at them."
        action={<Link to="/people">Go to people</Link>}
      />
    </Page>
  );
}
