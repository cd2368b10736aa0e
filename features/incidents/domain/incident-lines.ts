import { actionFlags, drinkFlag } from '#alerts/contract';
import type { Conditions } from '#breaks/contract';
import type { EmergencyEntry, EntryKind } from '#emergencies/contract';
import { emergenciesOf } from '#emergencies/domain';
import { boundsOfBaseline, hydrationStatus, hydrationWords } from '#hydration/domain';
import type { IncidentLine, LineKind } from '#incidents/contract';
import type { Measurement } from '#measurements/contract';
import { measurementKinds } from '#measurements/domain';
import { shownTemperature } from '#organisation/domain';
import type { TemperatureUnit } from '#organisation/domain';
import { minutesText } from '#strategies/domain';

/** A test, as the maker of the file may see it. */
export type TestFacts = Pick<
  Measurement,
  | 'created_time'
  | 'type'
  | 'value'
  | 'value_f'
  | 'valid'
  | 'active'
  | 'custom_id'
  | 'measured_by_user_id'
  | 'metadata'
>;

/** The tests of a person, a hydration value with its status. */
export function testLines(
  tests: readonly TestFacts[],
  ownTypes: ReadonlyMap<string, string>,
): IncidentLine[] {
  return tests.map((test) => {
    const { type, custom_id, value_f, valid, active, created_time, measured_by_user_id } = test;
    const word =
      type === 'custom' ? (ownTypes.get(custom_id ?? '') ?? 'Test') : measurementKinds[type].word;
    const text = [
      `${word} ${value_f}`.trim(),
      ...statusOf(test),
      ...(valid ? [] : ['marked invalid']),
      ...(active ? [] : ['deleted later']),
    ].join(', ');
    return lineOf('test', created_time, text, measured_by_user_id);
  });
}

function statusOf({ type, value, metadata }: TestFacts): string[] {
  if (type !== 'sosm' || value === null) return [];
  const { mean = 0, values = [] } = metadata.baseline ?? {};
  return [hydrationWords[hydrationStatus(value, boundsOfBaseline(mean, values.length))].long];
}

/** A high-risk measurement with what was done about it. */
export interface CaseFacts {
  created_time: string;
  level: string | null;
  cleared_time: string | null;
  /** When each action was recorded, by its field. */
  action_times: Readonly<Record<string, string>>;
}

const actionWords: Readonly<Record<string, string>> = {
  [actionFlags.complete_survey]: 'Survey completed',
  [actionFlags.read_guidance]: 'Guidance read',
  [actionFlags.call_supervisor]: 'Supervisor called',
  [drinkFlag]: 'Drink logged',
};

/** The cases that status rules opened: their begin, the actions and their end. */
export function caseLines(cases: readonly CaseFacts[]): IncidentLine[] {
  return cases.flatMap(({ created_time, level, cleared_time, action_times }) => [
    lineOf(
      'case',
      created_time,
      level === null ? 'High-risk case opened' : `High-risk case opened: ${level}`,
    ),
    ...Object.entries(action_times).map(([flag, time]) =>
      lineOf('action', new Date(time).toISOString(), actionWords[flag] ?? flag),
    ),
    ...(cleared_time === null
      ? []
      : [lineOf('case', cleared_time, 'High-risk case closed by a better test')]),
  ]);
}

export interface BreakFacts {
  location_id: string;
  started_time: string;
  ended_time: string | null;
  planned_minutes: number;
  conditions: Conditions;
  started_by: string | null;
  ended_by: string | null;
}

/** The breaks with a person in them. */
export function breakLines(
  breaks: readonly BreakFacts[],
  { nameOf, unit }: { nameOf: (tag_id: string) => string; unit: TemperatureUnit },
): IncidentLine[] {
  return breaks.flatMap((each) => {
    const { wbgt, rule } = each.conditions;
    const started = [
      `Break started at ${nameOf(each.location_id)}`,
      `${minutesText(each.planned_minutes)} planned`,
      ...(wbgt === null ? [] : [`WBGT ${degreesText(wbgt, unit)}`]),
      ...(rule == null ? [] : [`asked for by ${rule.name}`]),
    ].join(', ');
    const lines = [lineOf('break', each.started_time, started, each.started_by)];
    if (each.ended_time === null) return lines;
    const minutes = (Date.parse(each.ended_time) - Date.parse(each.started_time)) / 60_000;
    const ended = `Break ended after ${minutesText(Math.round(minutes))}`;
    return [...lines, lineOf('break', each.ended_time, ended, each.ended_by)];
  });
}

export interface AlertFacts {
  created_time: string;
  headline: string;
  message: string;
  issued_by: string | null;
}

export interface NoticeFacts {
  created_time: string;
  user_id: string | null;
  acked_at: string | null;
  state: string;
}

/** The alerts about a person, who was notified, and who acknowledged. */
export function alertLines(
  alerts: readonly AlertFacts[],
  notices: readonly NoticeFacts[],
): IncidentLine[] {
  return [
    ...alerts.map(({ created_time, headline, message, issued_by }) =>
      lineOf(
        'alert',
        created_time,
        message === '' ? headline : `${headline}: ${message}`,
        issued_by,
      ),
    ),
    ...notices.flatMap(({ created_time, user_id, acked_at, state }) => [
      lineOf(
        'notice',
        created_time,
        state === 'failed' ? 'Could not be sent the alert' : 'Was sent the alert',
        user_id,
      ),
      ...(acked_at === null ? [] : [lineOf('notice', acked_at, 'Acknowledged the alert', user_id)]),
    ]),
  ];
}

const emergencyWords: Readonly<Record<Exclude<EntryKind, 'correction'>, string>> = {
  started: 'started',
  called: 'emergency number called',
  cooling_started: 'cooling started',
  ambulance_arrived: 'ambulance arrived',
  handed_over: 'handed over',
  note: 'note',
  person: 'affected person recorded',
  location: 'location recorded',
  ended: 'ended',
};

/** The entries of emergencies with their corrections. */
export function emergencyLines(
  entries: readonly EmergencyEntry[],
  nameOf: (tag_id: string) => string,
): IncidentLine[] {
  return emergenciesOf(entries).flatMap(({ isDrill, lines }) =>
    lines.map(({ kind, time, recorded, note, location_id, isMistake, isWithheld, recorded_by }) => {
      const what = `${isDrill ? 'Drill' : 'Emergency'}: ${emergencyWords[kind]}`;
      const text = [
        location_id === null ? what : `${what} at ${nameOf(location_id)}`,
        ...(note === '' ? [] : [note]),
        ...(isWithheld && kind === 'note' ? ['not visible to the maker of this file'] : []),
        ...(recorded === time ? [] : ['time corrected later']),
        ...(isMistake ? ['recorded by mistake'] : []),
      ].join(', ');
      return lineOf('emergency', new Date(time).toISOString(), text, recorded_by);
    }),
  );
}

export interface TakeFacts {
  time: string;
  action: 'take' | 'release';
  recorded_by: string | null;
}

/** Who took the case of a person, and who released it. */
export function takeLines(takes: readonly TakeFacts[]): IncidentLine[] {
  return takes.map(({ time, action, recorded_by }) =>
    lineOf('case', time, action === 'take' ? 'Took the case' : 'Released the case', recorded_by),
  );
}

export interface ChangeFacts {
  time: string;
  /** In words: 'Changed test: Valid'. */
  text: string;
  actor_user_id: string | null;
}

/** Changes of the audit log about a person. */
export function changeLines(changes: readonly ChangeFacts[]): IncidentLine[] {
  return changes.map(({ time, text, actor_user_id }) =>
    lineOf('change', time, text, actor_user_id),
  );
}

/** The planned shifts of a person, in milliseconds since 1970. */
export function shiftLines(shifts: readonly { start: number; end: number }[]): IncidentLine[] {
  return shifts.flatMap(({ start, end }) => [
    lineOf('shift', new Date(start).toISOString(), 'Planned start of the shift'),
    lineOf('shift', new Date(end).toISOString(), 'Planned end of the shift'),
  ]);
}

function lineOf(
  kind: LineKind,
  time: string,
  text: string,
  by: string | null = null,
): IncidentLine {
  return { time, kind, text, by };
}

function degreesText(celsius: number, unit: TemperatureUnit): string {
  return `${(Math.round(shownTemperature(celsius, unit) * 10) / 10).toFixed(1)} °${unit}`;
}
