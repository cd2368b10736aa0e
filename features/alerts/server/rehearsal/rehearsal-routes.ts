import { alertMessages as messages, mostRehearsed, rehearseRule } from '#alerts/contract';
import type { ConditionalTrigger } from '#alerts/contract';
import { rehearsedDays } from '#alerts/contract';
import { isWeatherMetric, needsPeople, rehearsalSummary } from '#alerts/domain';
import type { Period, RuleHistory } from '#alerts/domain';
import { findZone } from '#organisation/server';
import { bind, createRateLimiter, fieldError, HttpError } from '#packages/http/server';
import type { Bound, Call } from '#packages/http/server';
import { createTurns } from '#packages/kit';
import type { Viewer } from '#permissions/contract';
import { mostForecastDays } from '#weather/contract';
import type { WeatherPort } from '#weather/server';
import { requireScope, roundedTrigger } from '../alert-rule-routes.ts';
import { findScope } from '../alert-rule-store.ts';
import { replay, suggestThreshold } from './replay.ts';
import { findTestHistory } from './test-history.ts';
import { findRehearsedTargets, readWeatherHistory } from './weather-history.ts';

type Asked = Call<typeof rehearseRule, Viewer>;

const day = 86_400_000;
/** Milliseconds that one rehearsal may work. */
const longest = 8000;
/** Rehearsals of a process: one works, the others read or wait. Three end before their timeout. */
const mostAtOnce = 3;
/** Rehearsals of a person per minute. */
const mostPerMinute = 20;

/** Rehearsals of rules before they are saved. */
export function rehearsalCalls(weather: WeatherPort): Bound<Viewer>[] {
  const limiter = createRateLimiter(mostPerMinute);
  const busy = new Set<string>();
  const inTurn = createTurns();
  return [
    bind<typeof rehearseRule, Viewer>(rehearseRule, async (call) => {
      const { org_id, user_id } = call.viewer;
      // Another organisation may have the same id of a person.
      const who = `${org_id} ${user_id}`;
      limiter.pass(who, call.now());
      // A person waits for the one before, so that nobody takes all of the processor.
      if (busy.has(who)) throw new HttpError('TOO_MANY', { retryAfter: 2 });
      if (busy.size >= mostAtOnce) {
        throw new HttpError('TOO_MANY', { message: messages.manyRehearsals, retryAfter: 10 });
      }
      busy.add(who);
      try {
        return await rehearsal(weather, call, inTurn);
      } finally {
        busy.delete(who);
      }
    }),
  ];
}

async function rehearsal(
  weather: WeatherPort,
  { viewer, body, database, now, log }: Asked,
  inTurn: ReturnType<typeof createTurns>,
) {
  const time = now();
  const { wanted_per_week } = body;
  const trigger = roundedTrigger(body.trigger);
  const tag_ids = [...new Set(body.tag_ids.map((tag_id) => tag_id.toLowerCase()))];
  // The future is known only for the weather, and for reminders.
  const hasFuture = trigger.kind === 'periodic' || isWeatherMetric(trigger);
  const period = {
    from: time - rehearsedDays * day,
    to: hasFuture ? time + mostForecastDays * day : time,
  };
  const asking = {
    org_id: viewer.org_id,
    now: time,
    warn: (reason: string) => log.warn({ reason }, 'the weather service failed'),
  };
  const { zone, people, targets } = await database.read(viewer.org_id, async (tx) => {
    requireScope({ trigger, tag_ids }, await findScope(tx, tag_ids));
    const isAboutTests = trigger.kind === 'status' || needsPeople(trigger);
    const given = { trigger, tag_ids };
    return {
      zone: await findZone(tx),
      people: isAboutTests ? await findTestHistory(tx, given, period) : [],
      targets: isWeatherMetric(trigger)
        ? await findRehearsedTargets(tx, trigger as ConditionalTrigger, tag_ids)
        : [],
    };
  });
  if (people === null) throw fieldError('tag_ids', messages.manyTests);
  if (targets === null) throw fieldError('tag_ids', messages.manyPlaces);
  const places = await readWeatherHistory(weather, targets, period, asking);
  const known = places.filter(({ hours }) => hours.length > 0);
  const history = { people, places: known };
  const parts = { trigger, wanted_per_week, zone, time, now };
  return {
    // One after the other: together they would take the turns of other calls.
    ...(await inTurn(() => resultOf(history, period, parts))),
    ...{ from: period.from, now: time, to: endOf(history, period, time), zone },
    missing: places.flatMap((place) => (known.includes(place) ? [] : place.tag_ids.slice(0, 1))),
    has_data: trigger.kind === 'periodic' || known.length > 0 || hasTests(history),
  };
}

interface Parts {
  trigger: Asked['body']['trigger'];
  wanted_per_week: number | undefined;
  zone: string;
  time: number;
  now: () => number;
}

async function resultOf(history: RuleHistory, asked: Period, parts: Parts) {
  const { trigger, wanted_per_week, zone, time, now } = parts;
  const period = { ...asked, to: endOf(history, asked, time) };
  const budget = { now, until: now() + longest };
  const alerts = await replay(trigger, history, period, budget);
  if (alerts === null) throw new HttpError('INVALID', { message: messages.longRehearsal });
  const weeks = (period.to - period.from) / (7 * day);
  const found =
    wanted_per_week === undefined
      ? null
      : await suggestThreshold(trigger, history, period, {
          ...{ wanted: wanted_per_week * weeks, budget },
        });
  const summary = rehearsalSummary(alerts, period, zone);
  const counted = alerts.filter(({ reason }) => reason !== 'no_data');
  return {
    ...summary,
    ahead: counted.filter((each) => each.time > time).length,
    no_data: alerts.length - counted.length,
    alerts: alerts.slice(0, mostRehearsed).map((alert) => ({
      ...{ time: alert.time, reason: alert.reason, targets: new Set(alert.targets).size },
    })),
    suggestion:
      found === null || found === 'cut'
        ? null
        : { threshold: found.threshold, per_week: found.count / weeks },
    is_cut: found === 'cut',
  };
}

/** The end of a rehearsal: weather is only known up to the last hour of its forecast. */
function endOf({ places }: RuleHistory, { to }: Period, time: number): number {
  const ends = places.map(({ hours }) => hours.at(-1)?.time ?? time);
  return ends.length === 0 ? to : Math.max(time, Math.min(to, ...ends));
}

function hasTests({ people }: RuleHistory): boolean {
  return people.some(({ measured }) => measured.length > 0);
}
