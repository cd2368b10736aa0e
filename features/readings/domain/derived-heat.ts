import { heatIndex, wbgtOfGlobe } from '#heat/domain';
import {
  mostAhead,
  oldestDays,
  oldestHours,
  readingMessages as messages,
} from '#readings/contract';
import type { NewReading } from '#readings/contract';

const minute = 60_000;

/** What is wrong with the time of a reading in the form; null if nothing is. */
export function timeProblem(time: string, now: number): string | null {
  const age = now - Date.parse(time);
  if (age < -mostAhead * minute) return messages.timeAhead;
  return age > oldestHours * 60 * minute ? messages.timeOld : null;
}

/** The same when it arrives at the server, perhaps days after it was entered. */
export function arrivalProblem(time: string, now: number): string | null {
  const problem = timeProblem(time, now);
  if (problem !== messages.timeOld) return problem;
  return now - Date.parse(time) > oldestDays * 24 * 60 * minute ? messages.timeTooOld : null;
}

/** The WBGT and the heat index that a reading gives, in degrees Celsius; null for what it does not. */
export function derivedHeat(
  reading: Pick<NewReading, 'wbgt' | 'temperature' | 'humidity' | 'globe' | 'wind_kph'>,
): { wbgt: number | null; heat_index: number | null } {
  const { wbgt, temperature: celsius, humidity, globe, wind_kph } = reading;
  if (celsius === null || humidity === null) return { wbgt, heat_index: null };
  const wind = wind_kph === null ? null : wind_kph / 3.6;
  return {
    wbgt: globe === null ? null : known(wbgtOfGlobe({ celsius, humidity, globe, wind })),
    heat_index: known(heatIndex(celsius, humidity)),
  };
}

function known(value: number): number | null {
  return Number.isFinite(value) ? value : null;
}
