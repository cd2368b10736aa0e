import { Button, NativeSelect } from '@mantine/core';
import { IconCurrentLocation } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { spokenCoordinates } from '#emergencies/domain';
import { currentPosition } from '#locations/web';
import { useCopy } from '#packages/sync/web';
import { TextSkeleton } from '#packages/ui';
import { isAdmin } from '#permissions/domain';
import { permissionsViewer } from '#permissions/offline';
import type { Coordinates } from '#tags/contract';
import { emergencyTexts as texts } from '../emergency-texts.ts';
import type { EmergencyOnSheet } from './use-emergency.ts';
import classes from './site-section.module.css';

/** Where the ambulance has to come to, in large type to read out. */
export function SiteSection({ emergency }: { emergency: EmergencyOnSheet }) {
  const { data, error, site, chooseSite } = emergency;
  const { data: viewer } = useCopy(permissionsViewer, {});
  if (error !== null) return null;
  return (
    <section aria-label={texts.site}>
      <h3>{texts.site}</h3>
      {data === undefined ? (
        <TextSkeleton />
      ) : data.sites.length === 0 ? (
        <p className={classes['missing']}>{texts.noSites}</p>
      ) : (
        <>
          <NativeSelect
            aria-label={texts.chooseSite}
            className={classes['choice']}
            data={[
              ...(site === null ? [{ value: '', label: texts.noSite }] : []),
              ...data.sites.map(({ tag_id, name }) => ({ value: tag_id, label: name })),
            ]}
            value={site?.tag_id ?? ''}
            onChange={({ currentTarget: { value } }) => value !== '' && void chooseSite(value)}
          />
          {site !== null && (
            <div className={classes['place']}>
              {site.address === '' ? (
                <p className={classes['missing']}>
                  {texts.noAddress}{' '}
                  {viewer !== undefined && isAdmin(viewer) && (
                    <Link to="/settings/emergency">{texts.setAddress}</Link>
                  )}
                </p>
              ) : (
                <p className={classes['address']}>{site.address}</p>
              )}
              {site.place === null ? (
                <p className={classes['missing']}>{texts.noPlace}</p>
              ) : (
                <p className={classes['coordinates']}>{spokenCoordinates(site.place)}</p>
              )}
            </div>
          )}
        </>
      )}
      <OwnPosition />
    </section>
  );
}

/** The coordinates of the device itself: somebody may be far from the coordinates of the site. */
function OwnPosition() {
  const [found, setFound] = useState<Coordinates | string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const find = async () => {
    setBusy(true);
    setFound(await currentPosition(navigator.geolocation));
    setBusy(false);
  };
  return (
    <div className={classes['own']}>
      <Button
        variant="default"
        loading={isBusy}
        leftSection={<IconCurrentLocation size={18} stroke={1.75} aria-hidden />}
        onClick={() => void find()}
      >
        {texts.ownPosition}
      </Button>
      <div role="status">
        {typeof found === 'string' && <p className={classes['missing']}>{found}</p>}
        {found !== null && typeof found !== 'string' && (
          <p className={classes['coordinates']}>
            <small>{texts.ownPositionTitle}</small>
            {spokenCoordinates(found)}
          </p>
        )}
      </div>
    </div>
  );
}
