import { organisationOwn } from '#organisation/offline';
import { useCopy } from '#packages/sync/web';
import { Screen } from '#packages/ui';
import { isOwner } from '#permissions/domain';
import { permissionsViewer } from '#permissions/offline';
import { AccountSection } from '../sections/account-section.tsx';
import { CloseSection } from '../sections/close-section.tsx';
import { TakeBackSection } from '../sections/take-back-section.tsx';

/** /settings/close: closing the account, and for owners the organisation. */
export function CloseScreen({ leave }: { leave: () => Promise<void> }) {
  const { data: organisation } = useCopy(organisationOwn, {});
  const { data: viewer } = useCopy(permissionsViewer, {});
  const isReady = organisation !== undefined && viewer !== undefined;
  const mayClose = isReady && isOwner(viewer) && organisation !== null;
  return (
    <Screen
      ready={isReady}
      title="Close account or organisation"
      sentence="These actions can be undone only for a limited time."
    >
      <AccountSection leave={leave} />
      {mayClose &&
        (typeof organisation.closes_time === 'string' ? (
          <TakeBackSection closes_time={organisation.closes_time} />
        ) : (
          <CloseSection name={organisation.name} />
        ))}
    </Screen>
  );
}
