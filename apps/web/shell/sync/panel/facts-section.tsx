import { Skeleton } from '@mantine/core';
import type { ReactNode } from 'react';
import type { SyncStatus } from '#packages/sync/offline';
import { useCopyBridge } from '#packages/sync/web';
import type { CarrierName } from '#packages/sync/web';
import { RelativeTime, useNow, useZone } from '#packages/ui';
import { shellMessages } from '../../shell-messages.ts';
import { bytesText } from './bytes-text.ts';
import { shortTime } from './state-words.ts';
import type { Storage } from './use-report.ts';
import classes from './panel.module.css';

interface Props {
  status: SyncStatus;
  storage: Storage | null | undefined;
}

/** Times, room and who keeps the copy. */
export function FactsSection({ status, storage }: Props) {
  const { last_run, complete_as_of, clock_off } = status;
  const carrier = useCopyBridge().carrier();
  return (
    <section className={classes['facts']} aria-label="Facts">
      <dl>
        <Fact name="Last complete run" about="By this device's clock">
          {last_run === null ? 'None yet' : <Moment time={last_run} />}
        </Fact>
        <Fact name="Complete as of" about="Compared with the server and equal">
          {complete_as_of === null ? 'Not compared yet' : <Moment time={complete_as_of} />}
        </Fact>
        {clock_off !== null && (
          <Fact name="Clock" about={shellMessages.clockOffDetail}>
            <b>{shellMessages.clockOff(clock_off)}</b>
          </Fact>
        )}
        <Fact name="Room used" about="All that this site keeps in the browser">
          {storage === undefined && <Skeleton height={12} width={90} />}
          {storage === null && 'Not told by this browser'}
          {storage !== undefined && storage !== null && (
            <>
              <b>{bytesText(storage.used)}</b> of {bytesText(storage.quota)}
            </>
          )}
        </Fact>
        {carrier !== null && carrier !== 'shared' && (
          <Fact name="Kept by" about={carrierWords[carrier].about}>
            {carrierWords[carrier].word}
          </Fact>
        )}
      </dl>
    </section>
  );
}

const carrierWords: Readonly<
  Record<Exclude<CarrierName, 'shared'>, { word: string; about: string }>
> = {
  dedicated: {
    word: 'A worker of this tab',
    about: 'This browser has no worker that tabs share; one of them syncs for the others',
  },
  page: {
    word: 'This page itself',
    about: 'This browser has no workers: it may respond slowly while data is loaded',
  },
  none: { word: 'Nothing', about: 'The copy could not be started in this browser' },
};

function Fact({ name, about, children }: { name: string; about: string; children: ReactNode }) {
  return (
    <div>
      <dt>
        {name}
        <span>{about}</span>
      </dt>
      <dd>{children}</dd>
    </div>
  );
}

function Moment({ time }: { time: number }) {
  const now = useNow(5000);
  const zone = useZone();
  return (
    <>
      <b>{shortTime(time, now, zone)}</b>
      <span>
        <RelativeTime time={time} />
      </span>
    </>
  );
}
