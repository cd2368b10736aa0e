import type { TemperatureUnit } from '#organisation/domain';
import { dateTimeText } from '#packages/kit';
import { textColumn, UnsentMark } from '#packages/ui';
import type { Column } from '#packages/ui';
import type { ListedReading } from '#readings/offline';
import { readingTexts as texts } from './reading-texts.ts';
import { degreesOf, differenceText, rowComparison, stateText } from './reading-words.ts';

/** Columns of the list of readings, with temperatures in a unit. */
export function readingColumns(unit: TemperatureUnit, ownZone: string): Column<ListedReading>[] {
  const number = { numeric: true, sortable: true } as const;
  return [
    {
      ...{ key: 'time', head: texts.time, sortable: true, frozen: true },
      text: ({ time }) => time,
      cell: ({ time, zone, unsent }) => (
        <>
          {dateTimeText(Date.parse(time), zone ?? ownZone)}
          {unsent !== null && <UnsentMark state={unsent.state} reason={unsent.reason} />}
        </>
      ),
    },
    textColumn('location', texts.location, ({ location }) => location, { sortable: true }),
    textColumn('wbgt', `WBGT °${unit}`, ({ wbgt }) => degreesOf(wbgt, unit), number),
    textColumn(
      'air',
      `${texts.air} °${unit}`,
      ({ temperature }) => degreesOf(temperature, unit),
      number,
    ),
    textColumn(
      'humidity',
      texts.humidityShort,
      ({ humidity }) => (humidity === null ? '' : String(humidity)),
      number,
    ),
    textColumn(
      'heat_index',
      `${texts.heatIndex} °${unit}`,
      ({ heat_index }) => degreesOf(heat_index, unit),
      number,
    ),
    textColumn(
      'model',
      `${texts.model} °${unit}`,
      (row) => rowComparison(row, unit)?.model.toFixed(1) ?? '',
      number,
    ),
    textColumn('difference', texts.difference, (row) => {
      const found = rowComparison(row, unit);
      return found === null ? '' : differenceText(found.difference);
    }),
    textColumn('minutes', texts.counts, ({ minutes }) => `${String(minutes)} min`),
    textColumn('state', texts.state, stateText, { sortable: true }),
    textColumn('instrument', texts.instrument, ({ instrument }) => instrument),
    textColumn('note', texts.note, ({ note }) => note),
    textColumn('recorder', texts.recordedBy, ({ recorder }) => recorder || texts.somebody, {
      sortable: true,
    }),
  ];
}
