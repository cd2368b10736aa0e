import { lateAfter } from '#breaks/domain';
import type { ListedBreak } from '#breaks/offline';
import { shownTemperature } from '#organisation/domain';
import type { TemperatureUnit } from '#organisation/domain';
import { dateTimeText, hourText, listText } from '#packages/kit';
import { dayAt } from '#weather/domain';
import { breakTexts as texts, minutesText } from './break-texts.ts';

const minute = 60_000;

/** The breaks of each day at their location, the newest first; the order within a day stays. */
export function byDay(rows: readonly ListedBreak[]): [string, ListedBreak[]][] {
  const days = new Map<string, ListedBreak[]>();
  for (const row of rows) {
    const date = dayAt(row.zone, row.start);
    days.set(date, [...(days.get(date) ?? []), row]);
  }
  return [...days].sort(([a], [b]) => b.localeCompare(a));
}

/** '10:46 – 11:01', or '10:46, running'. */
export function actualText({ start, end, zone }: ListedBreak): string {
  const from = hourText(start, zone);
  return end === null ? `${from}, ${texts.lasting}` : `${from} – ${hourText(end, zone)}`;
}

/** 'Planned 10:45, 15 min · 6 min late'; 'Not planned, 15 min' for one that was not due. */
export function plannedText({ due, start, planned, zone }: ListedBreak): string {
  const when = due === null ? texts.notPlanned : `${texts.planned} ${hourText(due, zone)}`;
  const late = due !== null && start - due >= lateAfter;
  const by = late ? ` · ${texts.lateBy(Math.round((start - due) / minute))}` : '';
  return `${when}, ${minutesText(planned)}${by}`;
}

/** 'Times in Asia/Makassar' if the clocks at the location differ from the viewer's; else null. */
export function zoneText({ start, zone }: ListedBreak, ownZone: string): string | null {
  return dateTimeText(start, zone) === dateTimeText(start, ownZone) ? null : texts.inZone(zone);
}

/** 'Ann Doe, Ben Ray, Cat Fox and 5 others'. */
export function peopleText(row: Pick<ListedBreak, 'people' | 'others'>, most: number): string {
  const shown = row.people.slice(0, most);
  const left = row.people.length - shown.length + row.others;
  if (shown.length === 0) return texts.onlyOthers(left);
  return left > 0 ? `${shown.join(', ')} ${texts.others(left)}` : listText(shown);
}

/** 'WBGT 29.2 °C, heat index 36.2 °C, level 3 of 5; 45 min work, 15 min rest'. */
export function conditionsText(
  { conditions }: Pick<ListedBreak, 'conditions'>,
  unit: TemperatureUnit,
): string {
  const { wbgt, heat_index, level, work_minutes, rest_minutes } = conditions;
  const degrees = (value: number) => `${String(shownTemperature(value, unit))} °${unit}`;
  const heat = [
    ...(wbgt === null ? [] : [`WBGT ${degrees(wbgt)}`]),
    ...(heat_index === null ? [] : [`heat index ${degrees(heat_index)}`]),
    ...(level === null ? [] : [`level ${String(level)} of 5`]),
  ].join(', ');
  const card =
    work_minutes === null || rest_minutes === null
      ? ''
      : `${String(work_minutes)} min work, ${String(rest_minutes)} min rest`;
  return [heat, card].filter((part) => part !== '').join('; ');
}

/** 'Rule: Oregon heat illness prevention, OAR 437-002-0156'; null without a rule. */
export function ruleText({ conditions: { rule } }: Pick<ListedBreak, 'conditions'>): string | null {
  return rule == null ? null : texts.rule(rule.name, rule.citation);
}

/** 'Helen Marchetti', or 'Helen Marchetti, ended by Daniel Whitfield'. */
export function recorderText({ startedBy, endedBy, end }: ListedBreak): string {
  const first = startedBy === '' ? texts.anotherPerson : startedBy;
  if (end === null || endedBy === '' || endedBy === startedBy) return first;
  return `${first}, ended by ${endedBy}`;
}

/** The cells of a break in a file. Times are ISO text, temperatures in degrees Celsius. */
export function fileRow(row: ListedBreak): string[] {
  const iso = (time: number | null) => (time === null ? '' : new Date(time).toISOString());
  const number = (value: number | null) => (value === null ? '' : String(value));
  const { conditions: heat, start, end } = row;
  return [
    ...[row.location, iso(row.due), iso(start), iso(end), String(row.planned)],
    end === null ? '' : String(Math.round((end - start) / minute)),
    ...[row.people.join('; '), String(row.others)],
    ...[number(heat.wbgt), number(heat.heat_index), number(heat.level)],
    ...[number(heat.work_minutes), number(heat.rest_minutes)],
    ...[heat.rule?.name ?? '', heat.rule?.citation ?? ''],
    ...[row.startedBy, row.endedBy, row.isCorrected ? 'yes' : 'no'],
  ];
}
