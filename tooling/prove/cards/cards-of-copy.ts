import type { DailyStatus, DashboardStatus, TagStatusRow } from '#dashboard/offline';
import { hydrationStatuses } from '#hydration/domain';
import type { Distribution, HistoryOfPeople, RecentTestWithPerson } from '#hydration/offline';
import type { Asked, SqlCards, SqlRow } from './cards-of-sql.ts';

/** Makes a read of a device's copy by name. */
export type AskCopy = (name: string, params: object) => Promise<unknown>;

/** The data of all cards from a device's copy, in the form of PostgreSQL's rows. */
export async function cardsOfCopy(ask: AskCopy, zone: string, asked: Asked): Promise<SqlCards> {
  const query = { zone, filter: filterOf(asked) };
  const status = (await ask('dashboard.status', query)) as DashboardStatus;
  const spread = (await ask('dashboard.distribution', query)) as Distribution;
  const days = (await ask('dashboard.daily', query)) as DailyStatus[];
  const tags = (await ask('dashboard.tags', query)) as TagStatusRow[];
  const history = (await ask('dashboard.history', query)) as HistoryOfPeople;
  const latest = (await ask('dashboard.recent', {
    ...query,
    always: false,
  })) as RecentTestWithPerson[];
  const { change } = status;
  return {
    ring: byState(status.counts).map((row) => ({ ...row, tests: status.tests })),
    ringBefore:
      change === null
        ? []
        : byState(
            Object.fromEntries(
              Object.entries(status.counts).map(([state, count]) => [
                state,
                count - change[state as keyof typeof change],
              ]),
            ),
          ),
    distribution: spread.counts
      .flatMap((bins, rank) =>
        bins.map((people, bin) => ({
          ...{ state: hydrationStatuses[rank] ?? '', people, bin, median: spread.median },
        })),
      )
      .filter(({ people }) => people > 0)
      .toSorted((a, b) => a.bin - b.bin || (a.state < b.state ? -1 : 1)),
    daily: days.flatMap(({ start, counts }) =>
      byState(
        Object.fromEntries(counts.map((count, rank) => [hydrationStatuses[rank], count])),
      ).map(({ state, people }) => ({ start, state, tests: people })),
    ),
    tags: tags
      .toSorted((a, b) => (a.tag_id < b.tag_id ? -1 : 1))
      .flatMap(({ tag_id, counts }) => byState(counts).map((row) => ({ tag_id, ...row }))),
    history: history.kind === 'people' ? pointsOf(history) : [],
    averages: history.kind === 'average' ? history.points.toReversed().map((p) => ({ ...p })) : [],
    tested: [{ people: history.kind === 'average' ? history.people : history.lines.length }],
    latest: latest.map(({ measurement_id, state }) => ({ measurement_id, state })),
  };
}

function filterOf({ mode, last, year, month, day, week, tags, jobs, locations }: Asked) {
  return {
    ...{ date_filter: mode, last_x_hours: last, last_x_days: last, year, month, day, week },
    ...{ start_time: '00:00', end_time: '23:59', limit_to_hours: false },
    ...{ tag_ids: tags, job_ids: jobs, location_ids: locations },
    ...{ search: '', user_ids: [], showHidden: false },
  };
}

function byState(counts: Record<string, number>) {
  return Object.entries(counts)
    .filter(([, people]) => people > 0)
    .map(([state, people]) => ({ state, people }))
    .toSorted((a, b) => (a.state < b.state ? -1 : 1));
}

function pointsOf({ lines }: Extract<HistoryOfPeople, { kind: 'people' }>): SqlRow[] {
  return lines
    .flatMap(({ user_id, points }) => points.map((point) => ({ user_id, ...point })))
    .toSorted(byTimeAndPerson);
}

/** A sort order for both sides. */
export function byTimeAndPerson(a: SqlRow, b: SqlRow): number {
  return (
    Number(b['time']) - Number(a['time']) || (String(a['user_id']) < String(b['user_id']) ? -1 : 1)
  );
}
