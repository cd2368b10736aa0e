import { frequencies, longestInterval, rosterMessages as messages } from '#rosters/contract';
import type { Roster, RosterFields } from '#rosters/contract';
import { dateOf, localOf, localText, timeOfLocal } from '#rosters/domain';

/** The form of a roster: what is typed, on the clocks of its zone. */
export interface RosterDraft {
  user_ids: readonly string[];
  /** 'YYYY-MM-DD' */
  date: string;
  /** 'HH:MM' */
  start: string;
  end: string;
  timezone: string;
  interval: string;
  days_of_week: readonly number[];
}

/** A new roster: tomorrow from 06:00 to 14:00, from Monday to Friday. */
export function newDraft(now: number, timezone: string): RosterDraft {
  const tomorrow = dateOf(localOf(timezone, now)) + 24 * 3_600_000;
  return {
    ...{ user_ids: [], date: new Date(tomorrow).toISOString().slice(0, 10) },
    ...{ start: '06:00', end: '14:00', timezone, interval: '1', days_of_week: [1, 2, 3, 4, 5] },
  };
}

/** The form of a stored roster. */
export function draftOf(roster: Roster): RosterDraft {
  const start = localText(roster.timezone, Date.parse(roster.shift_start_time));
  const end = localText(roster.timezone, Date.parse(roster.shift_end_time));
  return {
    ...{ user_ids: roster.user_ids, date: start.slice(0, 10) },
    ...{ start: start.slice(11), end: end.slice(11), timezone: roster.timezone },
    ...{ interval: String(roster.interval), days_of_week: roster.days_of_week },
  };
}

/** Whether the shift of a form ends on the next day. */
export function endsNextDay({ start, end }: Pick<RosterDraft, 'start' | 'end'>): boolean {
  return start !== '' && end !== '' && end < start;
}

/** What is wrong in a form, by field; empty if nothing is. */
export type DraftProblems = Partial<
  Record<'user_ids' | 'shift_start_time' | 'shift_end_time' | 'interval' | 'days_of_week', string>
>;

/** The roster of a form, or what is wrong in it. */
export function rosterOfDraft(
  draft: RosterDraft,
  roster_id: string,
): { roster: RosterFields | null; problems: DraftProblems } {
  const start = timeOfLocal(`${draft.date}T${draft.start}`, draft.timezone);
  const end = timeOfLocal(`${endDate(draft)}T${draft.end}`, draft.timezone);
  const interval = Number(draft.interval);
  const problems: DraftProblems = {
    ...(draft.user_ids.length === 0 && { user_ids: messages.noPeople }),
    ...(start === null && { shift_start_time: messages.timeInvalid }),
    ...(start !== null && end === null && { shift_end_time: messages.timeInvalid }),
    ...(draft.start !== '' && draft.start === draft.end && { shift_end_time: messages.sameTimes }),
    ...(!(interval > 0)
      ? { interval: messages.interval }
      : !(Number.isInteger(interval) && interval <= longestInterval) && {
          interval: messages.intervalLong,
        }),
    ...(draft.days_of_week.length === 0 && { days_of_week: messages.noDay }),
  };
  if (start === null || end === null || Object.keys(problems).length > 0) {
    return { roster: null, problems };
  }
  const roster: RosterFields = {
    ...{ roster_id, user_ids: [...draft.user_ids], timezone: draft.timezone },
    ...{ shift_start_time: start, shift_end_time: end },
    ...{ frequency: frequencies.weekly, interval, active: true },
    days_of_week: draft.days_of_week.toSorted((a, b) => a - b),
  };
  return { roster, problems };
}

function endDate(draft: RosterDraft): string {
  const date = Date.parse(`${draft.date}T00:00:00Z`);
  if (Number.isNaN(date)) return '';
  const end = endsNextDay(draft) ? date + 24 * 3_600_000 : date;
  return new Date(end).toISOString().slice(0, 10);
}
