import type { MeasurementSystem } from '#organisation/contract';
import { systemUnits } from '#organisation/domain';
import { tableBody, tokens } from '#packages/ui';
import type { LegendEntry, PictureBody } from '#packages/ui';
import type { WeatherDay } from '#weather/contract';
import { bandFills, bandPieces } from '#weather/domain';
import { bandTexts } from './band-texts.ts';
import { dayCells } from './day-cells.ts';
import { weatherTexts } from './weather-texts.ts';

interface Place {
  /** Today in local time. */
  today: string;
  system: MeasurementSystem;
  scheme: 'light' | 'dark';
}

/** The days as the table of a picture, each with its temperature bar. */
export function weatherBody(days: readonly WeatherDay[], place: Place): PictureBody {
  const { today, system, scheme } = place;
  const { temperature, wind } = systemUnits[system];
  const [date, condition, degrees, humidity, speed] = weatherTexts.columns;
  const least = Math.min(...days.map(({ day }) => day.mintemp_c));
  const most = Math.max(...days.map(({ day }) => day.maxtemp_c));
  const columns = [
    { head: date, width: 150 },
    { head: condition, width: 170 },
    { head: `${degrees} (°${temperature})`, width: 230 },
    { head: humidity, width: 90, isRight: true },
    { head: `${speed} (${wind})`, width: 120, isRight: true },
  ];
  const rows = days.map((each) => {
    const cells = dayCells(each, today, system);
    return [
      `${cells.date}, ${cells.weekday}`,
      cells.condition,
      (pen: CanvasRenderingContext2D, x: number, y: number, width: number) =>
        drawTemperatures(pen, { x, y, width }, each, cells),
      cells.humidity,
      [cells.wind, cells.from?.point].filter(Boolean).join(' '),
    ];
  });
  return tableBody(columns, rows, scheme);

  function drawTemperatures(
    pen: CanvasRenderingContext2D,
    { x, y, width }: { x: number; y: number; width: number },
    { day }: WeatherDay,
    { low, high }: { low: string; high: string },
  ): void {
    const [numbers, thick] = [30, 8];
    const [from, room] = [x + numbers, width - 2 * numbers];
    const at = (celsius: number) => from + ((celsius - least) / Math.max(most - least, 1)) * room;
    pen.textAlign = 'right';
    pen.fillText(low, from - 8, y);
    pen.textAlign = 'left';
    pen.fillText(high, from + room + 8, y);
    pen.fillStyle = tokens.sunken[scheme];
    pen.fillRect(from, y - thick / 2, room, thick);
    for (const piece of bandPieces(day.mintemp_c, day.maxtemp_c)) {
      pen.fillStyle = bandFills[piece.band] ?? tokens.axis[scheme];
      const wide = Math.max(at(piece.to) - at(piece.from), 2);
      pen.fillRect(at(piece.from), y - thick / 2, wide, thick);
    }
  }
}

/** The temperature colours as legend entries of a picture. */
export function bandEntries(system: MeasurementSystem, scheme: 'light' | 'dark'): LegendEntry[] {
  const unit = systemUnits[system].temperature;
  const texts = bandTexts(system);
  return bandFills.map((fill, band) => ({
    ...{ words: `${texts[band] ?? ''} °${unit}`, fill },
    edge: tokens.field[scheme],
  }));
}
