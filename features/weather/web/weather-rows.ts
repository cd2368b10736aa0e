import type { MeasurementSystem } from '#organisation/contract';
import { systemUnits } from '#organisation/domain';
import type { WeatherDay } from '#weather/contract';
import { dayCells } from './day-cells.ts';

/** The table for a file, with each number in its own cell. */
export function weatherRows(days: readonly WeatherDay[], system: MeasurementSystem): string[][] {
  const { temperature, wind } = systemUnits[system];
  const head = [
    ...['Date', 'Condition', `Lowest temperature (°${temperature})`],
    ...[`Highest temperature (°${temperature})`, 'Humidity (%)', `Wind (${wind})`, 'Wind from'],
  ];
  const rows = days.map((day) => {
    const cells = dayCells(day, '', system);
    const plain = (text: string) => text.replace('\u2212', '-');
    return [
      ...[day.date, cells.condition, plain(cells.low), plain(cells.high)],
      ...[cells.humidity.replace(' %', ''), cells.wind, cells.from?.point ?? ''],
    ];
  });
  return [head, ...rows];
}
