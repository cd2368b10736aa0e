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
export type Finding =
  | { kind: 'no_data' }
  | { kind: 'ok' }
  | { kind: 'firing' }
  /** Not yet, but on this day of the forecast. */
  | { kind: 'forecast'; day: string };

/** What follows from a finding: an alert, a notice that data is missing, or nothing. */
export type Effect = 'alert' | 'forecast_alert' | 'no_data_notice' | null;

/** Evaluations in a row without data before supervisors are notified. */
const missingBeforeNotice = 3;
/** Forecast days that a state remembers: more than the longest look-ahead. */
const mostDays = 20;

/**
 * The next state of a rule for a target, and what follows from it. While the condition holds, or
 * changes to and fro, there is at most one alert in each window.
 *
 * @param window milliseconds between two alerts about a condition that still holds
 */
export function advance(
  state: TargetState,
  finding: Finding,
  at: { now: number; window: number },
): { state: TargetState; effect: Effect } {
  const next = advanced(state, finding, at);
  if (next.effect === null) return next;
  const { retry_at = at.now } = state;
  if (at.now < retry_at) return { state: withoutAlert(state, next.state, retry_at), effect: null };
  const { retry_at: _tried, ...tried } = next.state;
  return { state: tried, effect: next.effect };
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
  if (finding.kind === 'forecast') {
    if (state.forecast_days.includes(finding.day)) {
      return { state: { ...known, condition: 'ok' }, effect: null };
    }
    const forecast_days = [...state.forecast_days, finding.day].slice(-mostDays);
    return { state: { ...known, condition: 'ok', forecast_days }, effect: 'forecast_alert' };
  }
  const isDue = state.alerted_at === null || now - state.alerted_at >= window;
  return {
    state: { ...known, condition: 'firing', alerted_at: isDue ? now : state.alerted_at },
    effect: isDue ? 'alert' : null,
  };
}
