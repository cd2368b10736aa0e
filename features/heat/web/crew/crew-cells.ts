import { longestWork } from '#heat/domain';
import type { CardHour, CrewHour } from '#heat/domain';
import { clockOf } from '../heat-words.ts';
import { crewTexts } from './crew-texts.ts';

/** How much an hour is worked: all of it, with breaks, or not at all. */
export type HourKind = 'whole' | 'broken' | 'none' | 'unknown';

/** An hour of a crew's card in words. */
export interface CrewCells {
  readonly time: string;
  readonly kind: HourKind;
  readonly work: string;
  /** Minutes of the heaviest and of the lightest work of the class; empty where both are the same. */
  readonly band: string;
  readonly rest: string;
  /** Minutes without a break, and those of the heaviest work of the class where they are fewer. */
  readonly longest: string;
  readonly shortest: string;
  readonly litres: string;
  readonly litres_of_crew: string;
}

/** The words of an hour. */
export function crewCells({ time, hour }: CardHour): CrewCells {
  const none = crewTexts.none;
  if (hour === null) {
    const unknown = { work: none, band: '', rest: none, longest: none, shortest: '' };
    const water = { litres: none, litres_of_crew: none };
    return { time: clockOf(time), kind: 'unknown', ...unknown, ...water };
  }
  const { least, middle, most } = hour.minutes;
  return {
    time: clockOf(time),
    kind: kindOf(hour),
    work: middle === 0 ? crewTexts.noWork : `${String(middle)} min`,
    band: least === most ? '' : `${String(least)} – ${String(most)}`,
    rest: `${String(60 - middle)} min`,
    ...stretchOf(hour),
    litres: litresText(hour.litres),
    litres_of_crew: litresText(hour.litres_of_crew),
  };
}

function kindOf({ minutes: { middle } }: CrewHour): HourKind {
  if (middle === 60) return 'whole';
  return middle === 0 ? 'none' : 'broken';
}

function stretchOf({ longest }: CrewHour) {
  if (longest === null) return { longest: crewTexts.none, shortest: '' };
  const { least, middle } = longest;
  return { longest: stretchText(middle), shortest: least === middle ? '' : stretchText(least) };
}

/** '45 min', '1 h 20', 'over 4 h' */
function stretchText(minutes: number): string {
  if (minutes >= longestWork) return `over ${String(longestWork / 60)} h`;
  if (minutes < 60) return `${String(minutes)} min`;
  return `${String(Math.floor(minutes / 60))} h ${String(minutes % 60).padStart(2, '0')}`;
}

/** '0.75 L', '12 L' */
function litresText(litres: number): string {
  const digits = litres < 10 ? 2 : 1;
  return `${String(Number(litres.toFixed(digits)))} L`;
}
