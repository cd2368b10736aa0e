import { useEffect } from 'react';
import { useHeatSettings } from '#heat/web';
import { dayWater } from '#morning-sheets/domain';
import { siteSupplies } from '#morning-sheets/offline';
import type { PlannedShift, SiteSupplies } from '#morning-sheets/offline';
import type { TemperatureUnit } from '#organisation/domain';
import { dateTimeText, hourText } from '#packages/kit';
import { useCopy } from '#packages/sync/web';
import {
  Card,
  EmptyState,
  ErrorState,
  TableSkeleton,
  useDelayPageReady,
  useNow,
  useZone,
} from '#packages/ui';
import { pickOf, totalPick } from '#supplies/domain';
import type { Sizes } from '#supplies/domain';
import { SimulatedBadge } from '#weather/web';
import { supplyTexts as texts } from './supply-texts.ts';
import { icePick, limitText, numberText, saltPick, waterPick, whyText } from './supply-words.ts';
import classes from './supplies.module.css';

interface Props {
  location_id: string;
  name: string;
  date: string;
  sizes: Sizes;
  onKnown: (location_id: string, site: SiteSupplies) => void;
}

/** What to pick for each shift of a location, and for all of them. */
export function SiteCard({ location_id, name, date, sizes, onKnown }: Props) {
  const zone = useZone();
  const { data, error, refetch } = useCopy(
    siteSupplies,
    { location_id, date, zone },
    { keepPrevious: true },
  );
  useDelayPageReady(data === undefined && error === null);
  useEffect(() => {
    if (typeof data === 'object') onKnown(location_id, data);
  }, [data, location_id, onKnown]);
  return (
    <Card title={name} className={classes['site']}>
      {error !== null ? (
        <ErrorState onRetry={() => void refetch()} />
      ) : data === undefined ? (
        <TableSkeleton rows={3} height={48} />
      ) : data === 'no_date' ? (
        <EmptyState title={texts.noDate} text={texts.noDateAbout} outline="none" />
      ) : typeof data === 'string' ? (
        <EmptyState title={texts.noLocation} text={texts.noLocationAbout} outline="none" />
      ) : (
        <Shifts site={data} {...{ name, sizes, zone }} />
      )}
    </Card>
  );
}

interface ShiftsProps {
  site: SiteSupplies;
  name: string;
  sizes: Sizes;
  zone: string;
}

function Shifts({ site, name, sizes, zone: ownZone }: ShiftsProps) {
  const { unit } = useHeatSettings();
  const { shifts, fetched_time } = site;
  const zone = site.zone ?? ownZone;
  const total = totalPick(shifts.map(({ supplies }) => pickOf(supplies, sizes)));
  const water = dayWater(shifts.map(({ supplies }) => supplies));
  const hasCool = shifts.some(({ supplies }) => supplies.cool !== null);
  const untested = shifts.reduce((sum, { supplies }) => sum + supplies.untested, 0);
  const hidden = shifts.reduce((sum, { supplies }) => sum + supplies.hidden, 0);
  const unknown = shifts.reduce((sum, { supplies }) => sum + supplies.unknown_hours, 0);
  const sum = (of: (shift: PlannedShift) => number) =>
    shifts.reduce((all, shift) => all + of(shift), 0);
  return (
    <>
      <table className={classes['table']}>
        <caption className="ws-only-heard">{texts.titleOf(name)}</caption>
        <thead>
          <tr>
            <th scope="col">{texts.shift}</th>
            <th scope="col">{texts.water}</th>
            <th scope="col">{texts.salt}</th>
            <th scope="col">{texts.ice}</th>
          </tr>
        </thead>
        <tbody>
          {shifts.map((shift) => (
            <ShiftRow
              key={`${String(shift.start)} ${String(shift.end)}`}
              {...{ shift, sizes, zone, unit }}
            />
          ))}
        </tbody>
        {shifts.length > 1 && (
          <tfoot>
            <tr>
              <th scope="row">
                {texts.total}
                <small>{texts.people(sum(({ supplies }) => supplies.people))}</small>
              </th>
              <td data-label={texts.water}>
                <b>{waterPick(total)}</b>
                <small>{numberText(water.litres, 'L')}</small>
              </td>
              <td data-label={texts.salt}>
                <b>{saltPick(total) ?? '–'}</b>
              </td>
              <td data-label={texts.ice}>
                <b>{(hasCool ? icePick(total) : null) ?? '–'}</b>
              </td>
            </tr>
          </tfoot>
        )}
      </table>
      <div className={classes['notes']}>
        {untested > 0 && <p>{texts.untested(untested)}</p>}
        {hidden > 0 && <p>{texts.hidden(hidden)}</p>}
        {unknown > 0 && <p>{texts.unknown(numberText(unknown, '').trim())}</p>}
        <p>
          {fetched_time === null
            ? texts.noForecast
            : texts.updated(dateTimeText(fetched_time, zone))}{' '}
          {site.is_simulated && <SimulatedBadge />}
        </p>
      </div>
    </>
  );
}

interface RowProps {
  shift: PlannedShift;
  sizes: Sizes;
  zone: string;
  unit: TemperatureUnit;
}

function ShiftRow({ shift: { start, end, supplies }, sizes, zone, unit }: RowProps) {
  const pick = pickOf(supplies, sizes);
  const { cool, ice_kg, sodium_mg } = supplies;
  const isOver = end <= useNow();
  return (
    <tr>
      <th scope="row">
        {hourText(start, zone)} – {hourText(end, zone)}
        <small>{texts.people(supplies.people)}</small>
        {isOver && <small>{texts.over}</small>}
      </th>
      <td data-label={texts.water}>
        <b>{waterPick(pick)}</b>
        <small>{numberText(supplies.litres, 'L')}</small>
        <small>{whyText(supplies)}</small>
      </td>
      <td data-label={texts.salt}>
        {sodium_mg === null || pick.salt_g === null ? (
          <small>{texts.noSalt}</small>
        ) : (
          <>
            <b>{saltPick(pick)}</b>
            <small>
              {texts.sodium(numberText(sodium_mg / 1000, 'g'), numberText(pick.salt_g, 'g'))}
            </small>
          </>
        )}
      </td>
      <td data-label={texts.ice}>
        {cool === null ? (
          <small>{texts.noCool}</small>
        ) : (
          <>
            {ice_kg !== null && ice_kg > 0 && <b>{icePick(pick)}</b>}
            <small>
              {ice_kg === null
                ? texts.coolUnknown
                : ice_kg === 0
                  ? texts.noIce
                  : numberText(ice_kg, 'kg')}
            </small>
            <small>{texts.cool(cool.name, limitText(cool.warmest_f, unit))}</small>
          </>
        )}
      </td>
    </tr>
  );
}
