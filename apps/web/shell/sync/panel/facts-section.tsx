import { Skeleton } from '@mantine/core';
import type { ReactNode } from 'react';
import type { SyncStatus } from '#packages/sync/offline';
import { useCopyBridge } from '#packages/sync/web';
import type { CarrierName } from '#packages/sync/web';
import { RelativeTime, useNow, useZone } from '#packages/ui';
import { shellMessages } from '../../shell-messages.ts';
import { shortTime } from './state-words.ts';
import type { Storage } from './use-report.ts';
import classes from './panel.module.css';

interface Props {
  status: SyncStatus;
  storage: Storage | null | undefined;
}

/** Times, storage and the owner of the copy. */
export function FactsSection({ status, storage }: Props) {
  const { last_run, complete_as_of, clock_off } = status;
  const carrier = useCopyBridge().carrier();
  return (
    <section className={classes['facts']} aria-label="Details">
      <dl>
        <Fact name="Last complete sync" about="By this device’s clock">
          {last_run === null ? 'Never' : <Moment time={last_run} />}
        </Fact>
        <Fact name="Complete as of" about="Compared with the server and identical">
          {complete_as_of === null ? 'Not compared yet' : <Moment time={complete_as_of} />}
        </Fact>
        {clock_off !== null && (
          <Fact name="Clock" about={shellMessages.clockOffDetail}>
            <b>{shellMessages.clockOff(clock_off)}</b>
          </Fact>
        )}
        <Fact name="Storage used" about="Everything this site stores in the browser">
          {storage === undefined && <Skeleton height={12} width={90} />}
          {storage === null && 'Not reported by this browser'}
          {storage !== undefined && storage !== null && (
            <>
              <b>{bytesText(storage.used)}</b> of {bytesText(storage.quota)}
            </>
          )}
        </Fact>
        {carrier !== null && carrier !== 'shared' && (
          <Fact name="Stored by" about={carrierWords[carrier].about}>
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
    word: 'A background process of this tab',
    about: 'This browser has no background process shared by tabs, so one tab syncs for the others',
  },
  page: {
    word: 'This page',
    about: 'This browser has no background processes, so it may respond slowly while data loads',
  },
  none: { word: 'Nothing', about: 'The offline copy could not be started in this browser' },
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

const units = ['kB', 'MB', 'GB', 'TB'] as const;

/** A number of bytes in steps of 1000: '0 kB', '12.4 MB', '2.1 GB'. */
export function bytesText(bytes: number): string {
  let [value, order] = [bytes / 1000, 0];
  while (value >= 999.5 && order < units.length - 1) {
    value /= 1000;
    order += 1;
  }
  const digits = order === 0 || value >= 99.95 ? 0 : 1;
  return `${value.toFixed(digits)}\u202f${units[order] ?? 'TB'}`;
}
