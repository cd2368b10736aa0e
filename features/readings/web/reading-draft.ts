import { typedTemperature } from '#organisation/domain';
import type { TemperatureUnit } from '#organisation/domain';
import {
  bounds,
  kindProblems,
  mostInstrument,
  mostNote,
  readingMessages as messages,
} from '#readings/contract';
import type { BoundField, NewReading } from '#readings/contract';
import { timeProblem } from '#readings/domain';
import { timeOfLocal } from '#rosters/domain';

/** The fields of the form as text. */
export interface ReadingDraft {
  kind: 'wbgt' | 'air';
  location_id: string | null;
  time: string;
  minutes: string;
  wbgt: string;
  temperature: string;
  humidity: string;
  globe: string;
  wind_kph: string;
  instrument: string;
  note: string;
}

interface Known {
  unit: TemperatureUnit;
  /** Zone of the time in the form. */
  zone: string;
  now: number;
}

/** What the form sends, without what it does not ask for. */
export type DraftReading = Omit<NewReading, 'reading_id' | 'model_wbgt' | 'model_heat_index'>;

const kphOfMph = 1.609344;

/** The reading of a form, and the messages by field of what is wrong with it. */
export function readDraft(
  draft: ReadingDraft,
  { unit, zone, now }: Known,
): { reading: DraftReading; problems: Record<string, string> } {
  const problems: Record<string, string> = {};
  const valueOf = (field: BoundField, isAsked: boolean): number | null => {
    const text = draft[field];
    if (!isAsked || text.trim() === '') return null;
    const value = converted(field, text, unit);
    const { least, most, message } = bounds[field];
    if (Number.isNaN(value)) problems[field] = messages.notANumber;
    else if (value < least || value > most) problems[field] = message;
    return Number.isNaN(value) ? 0 : value;
  };
  const isAir = draft.kind === 'air';
  const values = {
    wbgt: valueOf('wbgt', !isAir),
    temperature: valueOf('temperature', isAir),
    humidity: valueOf('humidity', isAir),
    globe: valueOf('globe', isAir),
    wind_kph: valueOf('wind_kph', isAir),
  };
  const minutes = valueOf('minutes', true);
  if (minutes === null || !Number.isInteger(minutes)) problems['minutes'] = messages.minutesRange;
  if (draft.location_id === null) problems['location_id'] = messages.locationMissing;
  const time = timeOfLocal(draft.time, zone);
  const late = time === null ? messages.timeInvalid : timeProblem(time, now);
  if (late !== null) problems['time'] = late;
  const [instrument, note] = [draft.instrument.trim(), draft.note.trim()];
  if (instrument.length > mostInstrument) problems['instrument'] = messages.longInstrument;
  if (note.length > mostNote) problems['note'] = messages.longNote;
  const missing = Object.entries(kindProblems(values)).map(([field, message]) => [
    isAir && field === 'wbgt' ? 'temperature' : field,
    message,
  ]);
  return {
    reading: {
      ...{ ...values, location_id: draft.location_id ?? '', time: time ?? '' },
      ...{ minutes: minutes ?? 0, instrument, note },
    },
    problems: { ...(Object.fromEntries(missing) as Record<string, string>), ...problems },
  };
}

/** In °C, %, km/h and minutes. */
function converted(field: BoundField, text: string, unit: TemperatureUnit): number {
  if (field === 'humidity' || field === 'minutes') return typedTemperature(text, 'C');
  if (field !== 'wind_kph') return typedTemperature(text, unit);
  return typedTemperature(text, 'C') * (unit === 'C' ? 1 : kphOfMph);
}
