import { elapsedText } from '#emergencies/domain';
import type { LogLine } from '#emergencies/domain';
import type { NamedEmergency } from '#emergencies/offline';
import { dateTimeText } from '#packages/kit';
import { kindWords, recordTexts as texts } from '../emergency-texts.ts';

/** 'Drill at Process plant' */
export function titleOf({ location, isDrill }: NamedEmergency): string {
  return texts.of(location, isDrill);
}

/** The affected person in words. */
export function personText({ person, isPersonWithheld }: NamedEmergency): string {
  return person ?? (isPersonWithheld ? texts.withheld : '');
}

/** '+2:36' after the start; empty if it was not recorded. */
export function offsetTextOf(time: number | null, start: number): string {
  if (time === null) return '';
  return time < start ? `−${elapsedText(start - time)}` : `+${elapsedText(time - start)}`;
}

/** Duration of an emergency, or that it runs. */
export function durationText({ start, end }: NamedEmergency, isRunning: boolean): string {
  if (end !== null) return elapsedText(end - start);
  return isRunning ? texts.running : '';
}

/** What an entry says beside its kind. */
export function entryText(line: LogLine, emergency: NamedEmergency): string {
  if (line.kind === 'note') {
    if (line.isWithheld) return texts.noteWithheld;
    return line.note === '' ? texts.noteErased : line.note;
  }
  if (line.kind === 'person') {
    if (line.isWithheld) return texts.withheld;
    return line.user_id !== null && line.user_id === emergency.user_id
      ? (emergency.person ?? '')
      : '';
  }
  const isPlace = line.kind === 'location' || line.kind === 'started';
  return isPlace && line.location_id === emergency.location_id ? (emergency.location ?? '') : '';
}

/** The corrections of an entry in words, the oldest first. */
export function correctionTexts(line: LogLine, emergency: NamedEmergency, zone: string): string[] {
  return line.corrections.map(({ corrected, note, recorded_by }) =>
    [
      corrected === null ? texts.mistake : `${texts.rightTime} ${dateTimeText(corrected, zone)}`,
      ...(note === '' ? [] : [note]),
      ...(recorded_by === null ? [] : [emergency.recorders[recorded_by] ?? '']),
    ]
      .filter(Boolean)
      .join(' · '),
  );
}

/** Name of an entry in a sentence. */
export function lineName({ kind }: LogLine): string {
  return kindWords[kind];
}
