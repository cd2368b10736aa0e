import { defaultBounds, detectableChange, hydrationWords } from '#hydration/domain';
import type {
  AveragePoint,
  HistoryOfPeople,
  HistoryPoint,
  PersonHistory,
} from '#hydration/offline';
import { countOf } from '#packages/kit';
import { changeSince } from './change-words.ts';
import { valueText } from '../value-text.ts';
import type { DrawnPoint, HistoryDrawing } from './history-drawing.ts';

/** How times are written: the age of the newest point, and the full time of any. */
export interface TimeWords {
  age: (time: number) => string;
  moment: (time: number) => string;
  /** IANA name of the zone of the time axis. */
  timeZone: string;
}

/** One person's tests against the bounds in force, with the measurement error. */
export function personDrawing(history: PersonHistory, words: TimeWords): HistoryDrawing {
  const newest = history.points.at(-1);
  const label: [string, string] =
    newest === undefined ? ['', ''] : [valueText(newest.value), words.age(newest.time)];
  return {
    lines: [
      {
        name: 'Hydration',
        points: history.points.map((p, at) => drawn(p, words, { before: history.points[at - 1] })),
        label,
      },
    ],
    bounds: history.bounds,
    zone: history.baseline?.zone ?? null,
    uncertainty: detectableChange,
    labels: 'limits',
    timeZone: words.timeZone,
  };
}

/** A line for each of a few people, or the average of many, against the default bounds. */
export function peopleDrawing(history: HistoryOfPeople, words: TimeWords): HistoryDrawing {
  const lines =
    history.kind === 'average'
      ? [averageLine(history.points, words)]
      : history.lines.map(({ name, points }) => ({
          name,
          points: points.map((point) => drawn(point, words, { name })),
          label: [shortName(name), ''] as [string, string],
        }));
  return {
    lines,
    bounds: defaultBounds,
    zone: null,
    uncertainty: null,
    labels: 'bands',
    timeZone: words.timeZone,
  };
}

function averageLine(points: readonly AveragePoint[], words: TimeWords) {
  const newest = points.at(-1);
  return {
    name: 'Average',
    points: points.map(({ time, value, tests }) => ({
      time,
      value,
      tooltipLines: () => [
        `${valueText(Math.round(value))} average`,
        words.moment(time),
        countOf(tests, 'test'),
      ],
    })),
    label: [newest === undefined ? '' : valueText(Math.round(newest.value)), 'average'] as [
      string,
      string,
    ],
  };
}

/** The person of a point if there are several lines, and the previous point if there is one. */
interface Beside {
  name?: string;
  before?: HistoryPoint | undefined;
}

function drawn(point: HistoryPoint, words: TimeWords, { name, before }: Beside): DrawnPoint {
  const { time, value, state } = point;
  const status = `${valueText(value)}, ${hydrationWords[state].short}`;
  const scatter = `\u00b1${String(Math.floor(detectableChange))} mOsm`;
  return {
    time,
    value,
    state,
    tooltipLines: () =>
      name === undefined
        ? [
            status,
            words.moment(time),
            [scatter, changeSince(before, point)].filter(Boolean).join(', '),
          ]
        : [`${name}: ${status}`, words.moment(time)],
  };
}

/** The last word of a name, truncated to the room beside a chart. */
function shortName(name: string): string {
  const last = name.split(' ').at(-1) ?? name;
  return last.length > 13 ? `${last.slice(0, 12)}…` : last;
}
