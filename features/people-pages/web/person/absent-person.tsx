import { Stack } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { dateTimeText } from '#packages/kit';
import { useCopy } from '#packages/sync/web';
import { Card, Crumbs, EmptyState, Page, PageHead, TextSkeleton, useZone } from '#packages/ui';
import type { User } from '#people/contract';
import { personName } from '#people/domain';
import { personOne } from '#people/offline';
import { isAdmin } from '#permissions/domain';
import { permissionsViewer } from '#permissions/offline';
import { PersonalDataCard } from '#privacy/web';
import { removedTexts } from '../removed/removed-texts.ts';
import { RestoreButton } from '../removed/restore-button.tsx';
import { useRemoved } from '../removed/use-removed.ts';
import type { Removed } from '../removed/use-removed.ts';

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

type Named = Pick<User, 'user_id' | 'name_first' | 'name_last'>;

/** A removed person, for admins: restoring them, and erasing their data. */
function RemovedPerson({ person }: { person: Named }) {
  const removed = useRemoved();
  const name = personName(person);
  const isHere = removed.people !== undefined || removed.error !== null || !removed.online;
  return (
    <Page ready={isHere}>
      <PageHead
        crumbs={
          <Crumbs here={name}>
            <Link to="/people">People</Link>

            <Link to="/people" search={{ removed: true }}>
              Deleted
            </Link>
          </Crumbs>
        }
        title={name}
        sentence="This person was removed. The organisation keeps their tests."
      />
      <Stack gap={16} maw={640}>
        <Card title="Restore">
          <WayBack person={person} removed={removed} />
        </Card>
        <PersonalDataCard person={person} />
      </Stack>
    </Page>
  );
}

interface WayBackProps {
  person: Named;
  removed: Removed;
}

/** Until when the person can be restored, and the button for viewers who may do it. */
function WayBack({ person, removed: { people, error, restore, online } }: WayBackProps) {
  const zone = useZone();
  const found = people?.find(({ user_id }) => user_id === person.user_id);
  if (!online || error !== null) return <Said text={removedTexts.needsConnection} />;
  if (people === undefined) return <TextSkeleton widths={[80]} />;
  if (found === undefined) return <Said text={removedTexts.over} />;
  if (!found.may_restore) return <Said text={removedTexts.byOwner} />;
  return (
    <Stack gap={12} align="flex-start">
      <Said text={removedTexts.until(dateTimeText(Date.parse(found.restorable_until), zone))} />
      <RestoreButton name={personName(person)} onRestore={() => restore(person)} />
    </Stack>
  );
}

function Said({ text }: { text: string }) {
  return <p className="ws-note">{text}</p>;
}
