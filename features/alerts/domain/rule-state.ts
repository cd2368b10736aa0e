/** State of a rule for one target; kept in the database over restarts. */
export interface TargetState {
  condition: 'ok' | 'firing' | 'no_data';
  /** Last alert: milliseconds since 1970; null before the first. */
  alerted_at: number | null;
  /** Evaluations in a row without data. */
  missing: number;
  /** Supervisors were notified that there is no data. */
  is_no_data_notified: boolean;
  /** Forecast days with an alert, as ISO dates. */
  forecast_days: readonly string[];
  /** After an alert that reached nobody, not before this time: milliseconds since 1970. */
  retry_at?: number;
}

export const firstState: TargetState = {
  condition: 'ok',
  alerted_at: null,
  missing: 0,
  is_no_data_notified: false,
  forecast_days: [],
};

/** What an evaluation found for one target. */
export interface Finding {
  kind: 'no_data' | 'ok' | 'firing';
  /** Days on which the condition will hold by the forecast, as ISO dates in order. */
  days?: readonly string[];
}

/** What follows from the condition: an alert, a notice that data is missing, or nothing. */
export type Effect = 'alert' | 'no_data_notice' | null;

/** The next state of a target, and what follows. */
interface Advanced {
  state: TargetState;
  effect: Effect;
  /** Days of the forecast that the target has no alert about yet: there is one about them now. */
  days: readonly string[];
}

/** Evaluations in a row without data before supervisors are notified. */
const missingBeforeNotice = 3;
/** Forecast days that a state remembers: more than the longest look-ahead. */
const mostDays = 20;

/**
 * The next state of a rule for a target, and what follows from it. While the condition holds, or
 * changes to and fro, there is at most one alert in each window. Each day of the forecast has one
 * alert, also while the condition holds or data is missing, as its notice has its own time.
 *
 * @param window milliseconds between two alerts about a condition that still holds
 */
export function advance(
  state: TargetState,
  finding: Finding,
  at: { now: number; window: number },
): Advanced {
  const { state: judged, effect } = advanced(state, finding, at);
  const days = (finding.days ?? []).filter((day) => !state.forecast_days.includes(day));
  if (effect === null && days.length === 0) return { state: judged, effect, days };
  const forecast_days = [...state.forecast_days, ...days].slice(-mostDays);
  const { retry_at = at.now, ...next } = { ...judged, forecast_days };
  if (at.now < retry_at) {
    return { state: withoutAlert(state, next, retry_at), effect: null, days: [] };
  }
  return { state: next, effect, days };
}

/** Milliseconds until an alert that reached nobody is tried again. */
export const unreachedPause = 3_600_000;

/** The state after an alert that reached nobody: it does not count, and is tried again later. */
export function withoutAlert(
  before: TargetState,
  after: TargetState,
  retry_at: number,
): TargetState {
  const { alerted_at, is_no_data_notified, forecast_days } = before;
  return { ...after, alerted_at, is_no_data_notified, forecast_days, retry_at };
}

function advanced(
  state: TargetState,
  finding: Finding,
  { now, window }: { now: number; window: number },
): { state: TargetState; effect: Effect } {
  if (finding.kind === 'no_data') {
    const missing = state.missing + 1;
    const isNotice = missing >= missingBeforeNotice && !state.is_no_data_notified;
    return {
      state: {
        ...{ ...state, condition: 'no_data', missing },
        is_no_data_notified: state.is_no_data_notified || isNotice,
      },
      effect: isNotice ? 'no_data_notice' : null,
    };
  }
  const known = { ...state, missing: 0, is_no_data_notified: false };
  if (finding.kind === 'ok') return { state: { ...known, condition: 'ok' }, effect: null };
  const isDue = state.alerted_at === null || now - state.alerted_at >= window;
  return {
    state: { ...known, condition: 'firing', alerted_at: isDue ? now : state.alerted_at },
    effect: isDue ? 'alert' : null,
  };
}
