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
  /** Hours and minutes without a break: from those of the heaviest work of the class to its middle. */
  readonly longest: string;
  readonly litres: string;
  readonly litres_of_crew: string;
}

/** The words of an hour. */
export function crewCells({ time, hour }: CardHour): CrewCells {
  const none = crewTexts.none;
  if (hour === null) {
    const unknown = { work: none, band: '', rest: none, longest: none };
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
    longest: stretchText(hour),
    litres: litresText(hour.litres),
    litres_of_crew: litresText(hour.litres_of_crew),
  };
}

function kindOf({ minutes: { middle } }: CrewHour): HourKind {
  if (middle === 60) return 'whole';
  return middle === 0 ? 'none' : 'broken';
}

/** '0:38', '0:32 – 1:20', '0:44 – 4:00+' */
function stretchText({ longest }: CrewHour): string {
  if (longest === null) return crewTexts.none;
  const { least, middle } = longest;
  return least === middle ? hoursText(middle) : `${hoursText(least)} – ${hoursText(middle)}`;
}

function hoursText(minutes: number): string {
  const text = `${String(Math.floor(minutes / 60))}:${String(minutes % 60).padStart(2, '0')}`;
  return minutes < longestWork ? text : `${text}+`;
}

/** '0.75 L', '12 L' */
function litresText(litres: number): string {
  const digits = litres < 10 ? 2 : 1;
  return `${String(Number(litres.toFixed(digits)))} L`;
}
