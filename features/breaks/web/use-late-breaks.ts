import type { BreakStart } from '#breaks/contract';
import { newId } from '#packages/http/web';
import { useBreakActions } from './use-break-actions.ts';
import { useSiteBreaks } from './use-site-breaks.ts';
import type { CurrentBreaks } from './use-site-breaks.ts';

/** Minutes of a rest that no heat asks for. */
const usualMinutes = 15;

/** A rest of a location that has not begun 5 minutes after it was due. */
export interface LateBreak {
  location_id: string;
  name: string;
  /** When the first of its people should have rested, in milliseconds since 1970. */
  due: number;
  minutes: number;
  /** Number of the people whose rest is late. */
  people: number;
  /** Records that it begins now; null if the viewer may record the breaks of nobody there. */
  start: (() => Promise<boolean>) | null;
}

/**
 * The late breaks of all locations, the longest overdue first. Undefined while loading; empty while
 * heat stress is switched off.
 */
export function useLateBreaks() {
  const actions = useBreakActions();
  const { sites, error, retry } = useSiteBreaks(null, actions.changes);
  const late =
    sites === null
      ? []
      : sites
          ?.flatMap((current) => lateBreak(current, actions.start))
          .sort((a, b) => a.due - b.due);
  return { late, error, isBusy: actions.isBusy, retry };
}

function lateBreak(
  current: CurrentBreaks,
  start: (body: BreakStart) => Promise<boolean>,
): LateBreak[] {
  const { site, state } = current;
  const late = state.dues.filter(({ isLate }) => isLate);
  const [first] = late;
  if (first === undefined) return [];
  const ready = readyFor(current);
  return [
    {
      ...{ location_id: site.location_id, name: site.name, due: first.time },
      minutes: Math.max(...late.map(({ minutes }) => minutes)),
      people: new Set(late.flatMap(({ user_ids }) => user_ids)).size,
      start: ready.length === 0 ? null : () => start(startOf(current, ready)),
    },
  ];
}

/** Who works at a location and whose breaks the viewer may record. */
export function readyFor({ site, state }: Pick<CurrentBreaks, 'site' | 'state'>): string[] {
  return state.working.filter((user_id) => site.recordable.includes(user_id));
}

/** The start of a rest of people at a location, now. */
export function startOf(
  { site, state }: Pick<CurrentBreaks, 'site' | 'state'>,
  user_ids: readonly string[],
): BreakStart {
  const [due] = state.dues;
  return {
    ...{ break_id: newId(), location_id: site.location_id, user_ids: [...user_ids] },
    started_time: new Date(Date.now()).toISOString(),
    due_time: due === undefined ? null : new Date(due.time).toISOString(),
    planned_minutes: due?.minutes ?? usualMinutes,
    conditions: { ...site.conditions, rule: due?.rule ?? state.stop?.rule ?? null },
  };
}

/** The rest of one person. */
export interface PersonRest {
  /** When the running rest began, in milliseconds since 1970; null if there is none. */
  since: number | null;
  /** Records that a rest of so many minutes begins now; null if the viewer may not, or no location is known. */
  start: ((minutes: number) => Promise<boolean>) | null;
  isBusy: boolean;
}

/** The rest of a person at the location where they are on shift, or else work. */
export function usePersonRest(user_id: string): PersonRest {
  const { changes, isBusy, start } = useBreakActions();
  const { sites } = useSiteBreaks(null, changes);
  const own = (sites ?? []).filter(({ site }) => site.crew.includes(user_id));
  const here = own.find(({ state }) => state.on_shift.includes(user_id)) ?? own[0];
  const running = (sites ?? [])
    .flatMap(({ state }) => state.running)
    .find(({ user_ids }) => user_ids.includes(user_id));
  return {
    since: running?.start ?? null,
    isBusy,
    start:
      here === undefined
        ? null
        : (minutes) => {
            const body = startOf(here, [user_id]);
            return start({ ...body, planned_minutes: Math.max(minutes, body.planned_minutes) });
          },
  };
}
