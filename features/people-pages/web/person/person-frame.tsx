import { Badge, Button, Skeleton } from '@mantine/core';
import { IconPencil } from '@tabler/icons-react';
import { Link, useLocation, useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { personCard } from '#hydration/offline';
import { PersonAlertButton } from '#alerts/web';
import { useResetFactor } from '#auth/web';
import { AddMeasurementButton } from '#measurements/web';
import { personName } from '#people/domain';
import type { PersonCard } from '#people/domain';
import {
  Crumbs,
  ErrorScreen,
  Page,
  PageHead,
  RelativeTime,
  TabBar,
  TextSkeleton,
  useConfirm,
  useTitle,
  useIsNarrow,
} from '#packages/ui';
import { useCopy, useInitialised, useSyncStatus } from '#packages/sync/web';
import { personForm } from '#people/offline';
import { ActionButton, ActionItem, LabelList, PersonAvatar } from '#people/web';
import { canResetTwoFactor, isAdmin } from '#permissions/domain';
import { permissionsOfPerson, permissionsViewer } from '#permissions/offline';
import { useProfileView } from '#profile-views/web';
import { visibleTags } from '#tags/domain';
import { actionIcons } from '../actions/action-icons.tsx';
import { actionTexts } from '../actions/action-texts.ts';
import { usePendingPerson } from '../actions/pending.ts';
import { PersonMenu } from '../actions/person-menu.tsx';
import { usePersonActions } from '../actions/use-person-actions.ts';
import { LatestStateBadge } from '../list/latest-state-badge.tsx';
import { MergeDialog } from '../merge/merge-dialog.tsx';
import type { MergePair } from '../merge/merge-dialog.tsx';
import { AbsentPerson } from './absent-person.tsx';
import { accountTexts, passwordRefusal } from './account-texts.ts';
import { PasswordDialog } from './password-dialog.tsx';
import { personTabs } from './person-tab-list.ts';
import classes from './person-head.module.css';

interface Props {
  user_id: string;
  children: (person: PersonCard) => ReactNode;
}

/**
 * The page of one person: head and tabs above the tab's content; or a message why there is none.
 */
export function PersonFrame({ user_id, children }: Props) {
  const { data: kept, error, refetch } = useCopy(personCard, { user_id });
  const person = usePendingPerson(kept);
  const initialised = useInitialised();
  const title = person === null || person === undefined ? 'User not found' : personName(person);
  useTitle(person === undefined ? null : title);
  useProfileView(user_id, 'page');
  if (error !== null) return <ErrorScreen onRetry={refetch} />;
  if (person === null) return <AbsentPerson user_id={user_id} />;
  if (person === undefined) {
    return (
      <Page ready={false}>
        <Skeleton height={52} width={360} mb={12} radius={8} />
        <TextSkeleton widths={[40]} />
      </Page>
    );
  }
  return (
    <Page ready={initialised}>
      <PersonHead person={person} />
      <PersonTabs user_id={user_id} name={personName(person)} />
      {children(person)}
    </Page>
  );
}

/** Picture, name, finding, labels and actions of a person. */
function PersonHead({ person }: { person: PersonCard }) {
  const name = personName(person);
  const place = whereabouts(person);
  const tags = person.labels.filter(({ type }) => type === 'default');
  return (
    <PageHead
      crumbs={
        <Crumbs here={name}>
          <Link to="/people">People</Link>
        </Crumbs>
      }
      mark={<PersonAvatar person={person} size={52} />}
      title={
        <>
          {name}
          <LatestStateBadge latestState={person.latestState} large />
          {person.is_hidden && <Badge variant="default">Hidden</Badge>}
          {person.experimental && <Badge variant="default">Test</Badge>}
        </>
      }
      sentence={
        <span className={classes['facts']}>
          {place !== '' && <span>{place}</span>}
          {person.latestState.time !== null && (
            <span>
              Last measured <RelativeTime time={person.latestState.time} />
            </span>
          )}
          {tags.length > 0 && (
            <span className={classes['plates']}>
              <LabelList labels={tags} most={visibleTags} wrap />
            </span>
          )}
        </span>
      }
      actions={
        <>
          <AddMeasurementButton person={person} />
          <PersonAlertButton person={{ user_id: person.user_id, name }} />
          <EditButton user_id={person.user_id} />
          <PersonActionsMenu person={person} />
        </>
      }
    />
  );
}

/** Job and place if known, otherwise the email: 'Concrete pour at North Pit'. */
function whereabouts({ labels, email }: PersonCard): string {
  const names = (type: string) =>
    labels.filter((label) => label.type === type).map(({ name }) => name);
  const [jobs, places] = [names('job').join(', '), names('location').join(', ')];
  if (jobs !== '' && places !== '') return `${jobs} at ${places}`;
  return jobs || places || (email ?? '');
}

/** Link to the form of a person, if the viewer may change them. */
function EditButton({ user_id }: { user_id: string }) {
  const { data: stored } = useCopy(personForm, { user_id });
  if (stored?.may.edit !== true) return null;
  return (
    <Button
      variant="default"
      leftSection={<IconPencil size={16} stroke={1.75} />}
      renderRoot={(props) => (
        <Link to="/people/$user_id" params={{ user_id }} search={{ edit: true }} {...props} />
      )}
    >
      Edit
    </Button>
  );
}

/**
 * Hide, merge, account and delete, on the page of a person. On wide screens hiding has its own
 * button.
 */
function PersonActionsMenu({ person }: { person: PersonCard }) {
  const { online } = useSyncStatus();
  const actions = usePersonActions();
  const navigate = useNavigate();
  const isNarrow = useIsNarrow();
  const [pair, setPair] = useState<MergePair | null>(null);
  const [isPasswordOpen, setPasswordOpen] = useState(false);
  const resetFactor = useResetFactor();
  const { user_id, is_hidden, refusals } = person;
  const named = { user_id, name: personName(person) };
  const hide = () => void actions.hide([named]);
  const unhide = () => void actions.unhide([named]);
  const confirm = useConfirm();
  const remove = async () => {
    if (!(await confirm(actionTexts.confirmDelete(named.name)))) return;
    void actions.removeOne(named);
    void navigate({ to: '/people' });
  };
  return (
    <>
      {!isNarrow && (
        <ActionButton
          label={is_hidden ? 'Unhide' : 'Hide'}
          icon={is_hidden ? actionIcons.unhide : actionIcons.hide}
          reason={online ? refusals.hide : actionTexts.needsConnection}
          onClick={is_hidden ? unhide : hide}
        />
      )}
      <PersonMenu
        person={person}
        online={online}
        hasHide={isNarrow}
        isFramed
        onHide={hide}
        onUnhide={unhide}
        onMerge={() => setPair({ source: null, target: user_id })}
        more={
          <AccountItems
            user_id={user_id}
            mayViewValues={person.may.viewValues}
            online={online}
            onPassword={() => setPasswordOpen(true)}
            onReset={() => void resetFactor(named)}
          />
        }
        onDelete={() => void remove()}
      />
      <MergeDialog
        pair={pair}
        onClose={() => setPair(null)}
        onMerged={(target) =>
          void navigate({ to: '/people/$user_id', params: { user_id: target } })
        }
      />
      <PasswordDialog
        person={person}
        opened={isPasswordOpen}
        onClose={() => setPasswordOpen(false)}
      />
    </>
  );
}

interface AccountItemsProps {
  user_id: string;
  mayViewValues: boolean;
  online: boolean;
  onPassword: () => void;
  onReset: () => void;
}

/**
 * Entries in the menu of a person's page: their incident files, their password, and for admins to
 * remove the second factor.
 */
function AccountItems({ user_id, mayViewValues, online, onPassword, onReset }: AccountItemsProps) {
  const navigate = useNavigate();
  const { data: stored } = useCopy(personForm, { user_id });
  const { data: viewer } = useCopy(permissionsViewer, {});
  const { data: subject } = useCopy(permissionsOfPerson, { user_id });
  if (!stored || viewer === undefined || subject === undefined) return null;
  const mayReset = canResetTwoFactor(viewer, subject);
  return (
    <>
      {mayViewValues && (
        <ActionItem
          label={actionTexts.incidents}
          icon={actionIcons.incidents}
          reason={null}
          onClick={() => void navigate({ to: '/people/$user_id/incidents', params: { user_id } })}
        />
      )}
      <ActionItem
        label={accountTexts.change}
        icon={actionIcons.password}
        reason={online ? passwordRefusal(stored) : actionTexts.needsConnection}
        onClick={() => {
          // The own password requires the current one and is changed in the settings.
          if (stored.isOwn) void navigate({ to: '/settings' });
          else onPassword();
        }}
      />
      {isAdmin(viewer) && !stored.isOwn && (
        <ActionItem
          label={accountTexts.reset}
          icon={actionIcons.resetFactor}
          reason={
            online ? (mayReset ? null : accountTexts.resetByOwner) : actionTexts.needsConnection
          }
          onClick={onReset}
        />
      )}
    </>
  );
}

/** The tabs of a person, as links. */
function PersonTabs({ user_id, name }: { user_id: string; name: string }) {
  const { pathname } = useLocation();
  return (
    <TabBar label={`Pages of ${name}`} current={pathname}>
      {personTabs.map(({ word, to }) => (
        <Link
          key={to}
          to={to}
          params={{ user_id }}
          // The page is the same with any filter in the URL.
          activeOptions={{ exact: true, includeSearch: false }}
        >
          {word}
        </Link>
      ))}
    </TabBar>
  );
}
