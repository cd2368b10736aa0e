import { mostRows } from '#compliance/contract';
import type { OpenFigure, SeasonRows } from '#season-report/contract';
import { lateMinutes } from '#season-report/domain';
import type { GatheredSeason } from './gather-season.ts';

/** The rows behind a figure: people by name, everything else with the newest first. */
export function seasonRowsOf({ facts, names }: GatheredSeason, figure: OpenFigure): SeasonRows {
  const iso = (time: number) => new Date(time).toISOString();
  const nameOf = (tag_id: string | null) => (tag_id === null ? '' : (names.get(tag_id) ?? ''));
  switch (figure) {
    case 'tests':
      return {
        figure,
        ...limited(
          facts.people
            .filter(({ tests }) => tests.of > 0)
            .map(({ user_id, name_first, name_last, tests }) => ({
              ...{ user_id, name_first, name_last },
              ...tests,
            })),
        ),
      };
    case 'breaks':
      return {
        figure,
        ...limited(
          facts.breaks.toReversed().map(({ location_id, due, start, people_count }) => ({
            ...{ location: nameOf(location_id), due_time: iso(due), people_count },
            started_time: start === null ? null : iso(start),
            late_minutes: start === null ? null : lateMinutes(due, start),
            is_done: start !== null,
          })),
        ),
      };
    case 'alerts':
      return {
        figure,
        ...limited(
          facts.alerts.map(({ tag_ids: _, sent, ...row }) => ({ ...row, time: iso(sent) })),
        ),
      };
    case 'retests':
      return { figure, ...limited(facts.retests) };
    case 'emergencies':
      return {
        figure,
        ...limited(
          facts.emergencies.map(({ emergency_id, start, location_id, isDrill }) => ({
            ...{ emergency_id, time: iso(start), location: nameOf(location_id) },
            is_drill: isDrill,
          })),
        ),
      };
  }
}

function limited<Row>(rows: readonly Row[]): { rows: Row[]; total: number } {
  return { rows: rows.slice(0, mostRows), total: rows.length };
}
