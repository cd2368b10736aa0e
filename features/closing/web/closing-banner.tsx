import { IconLock } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { organisationOwn } from '#organisation/offline';
import { useCopy } from '#packages/sync/web';
import { Banner, useZone } from '#packages/ui';
import { permissionsViewer } from '#permissions/offline';
import { isOwner } from '#permissions/domain';
import { closingText } from './leaving-messages.ts';

/** Banner on every screen that the organisation will end, with a cancel link for owners. */
export function ClosingBanner() {
  const { data: organisation } = useCopy(organisationOwn, {});
  const { data: viewer } = useCopy(permissionsViewer, {});
  const zone = useZone();
  const closes_time = organisation?.closes_time ?? null;
  if (closes_time === null) return null;
  return (
    <Banner icon={IconLock}>
      <span>{closingText(closes_time, zone)}</span>
      {viewer !== undefined && isOwner(viewer) && <Link to="/settings/close">Cancel closing</Link>}
    </Banner>
  );
}
