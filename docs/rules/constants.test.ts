import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import {
  alertChannels,
  alertOrigins,
  alertStatuses,
  alertTrigger,
  noticeStates,
  repeatUnits,
  ruleMetrics,
  ruleOperators,
  triggerKinds,
  userLogPage,
} from '#alerts/contract';
import * as alerts from '#alerts/domain';
import { passwordCodes } from '#auth/contract';
import { answerTime, scoreBands } from '#compliance/contract';
import { longestPassword, minimumPassword } from '#auth/domain';
import { calendarHeight } from '#hydration/contract';
import { dateFilter, dateModes, dayChoices, firstYear, hourChoices } from '#measurements/contract';
import { lastFixedYear } from '#measurements/contract';
import {
  boundsOfMean,
  contrastFills,
  defaultBounds,
  defaultRanges,
  hydrationFills,
  smallestBaseline,
  sweatBand,
} from '#hydration/domain';
import { importCodes, largestFile, mostRows } from '#imports/contract';
import * as heat from '#heat/domain';
import { hazardScore, presetOf, riskCategory } from '#jobs/domain';
import { locationZoom } from '#locations/domain';
import { mostTestPoints, pointsOf, tiers } from '#loyalty/contract';
import {
  futureTolerance,
  largestValue,
  measurementTypes,
  surveyTypes,
} from '#measurements/contract';
import { longestNote, mostDays } from '#measurements/domain';
import { betaFeatures, measurementSystems } from '#organisation/contract';
import { logoQuality, logoRoom, systemUnits } from '#organisation/domain';
import { dateText, fahrenheitOf, truncate } from '#packages/kit';
import { pageSize, syncInterval } from '#packages/sync/contract';
import { profileBytes, profileSide } from '#people/contract';
import { peoplePageSize } from '#people/domain';
import { monitoringPage } from '#monitoring/domain';
import { mostAddresses, testsToActive } from '#referral/contract';
import { registrationCodes, unconfirmedFor } from '#registration/contract';
import { frequencies, weekdays, workerListHeight, workerPage } from '#rosters/contract';
import { archiveHours, sessionHours, sessionTypes, sessionUserLimit } from '#sessions/contract';
import { accessValues, accountLevels, measurementLevels } from '#permissions/contract';
import { longestText } from '#stories/contract';
import {
  jobFactors,
  longestTagName,
  shortestTagName,
  tagTypes,
  unsetCoordinate,
  unsetFactor,
} from '#tags/contract';
import { tagPageSize, visibleTags } from '#tags/domain';
import { mostForecastDays } from '#weather/contract';
import * as weather from '#weather/domain';
import { cell, ruleList } from './rule-list.ts';
import { written } from './written-constants.ts';

const words = (list: readonly (string | number)[]) => list.join(' ');
const filter = dateFilter({});
/** The defaults of new alert rules. */
const alertPlace = { now: Date.UTC(2026, 10, 25), timezone: 'UTC' };
const alertOf = <Kind extends (typeof triggerKinds)[number]>(kind: Kind) => {
  const trigger = alerts.defaultTrigger(kind, alertPlace);
  return trigger as Extract<typeof trigger, { kind: Kind }>;
};
const reminder = alertOf('periodic');
const condition = alertOf('conditional');
const status = alertOf('status');
const group = alertOf('aggregate_percent');
const channelsThat = (isOn: boolean) =>
  words(alertChannels.filter((channel) => alerts.defaultChannels[channel] === isOn));
const { hydrated, mild, moderate, severe, invalid, removed } = hydrationFills;

/** Constants exported by a public API, as the list writes them. */
const exported: Record<string, string | number> = {
  'sync.page_size': pageSize,
  'sync.interval': syncInterval,
  'people.page_size': peoplePageSize,
  'auth.password_minimum': minimumPassword,
  'auth.password_longest': longestPassword,
  'registration.unconfirmed_for': unconfirmedFor,
  'password_change.codes': words(Object.values(passwordCodes)),
  'kit.date_format': dateText(Date.UTC(2026, 2, 5), 'UTC')
    .replace('05', 'DD')
    .replace('Mar', 'MMM')
    .replace('2026', 'YYYY'),
  'kit.fahrenheit_of_100': fahrenheitOf(100),
  'kit.truncate_at': truncate('x'.repeat(500)).length - '...'.length,
  'permissions.access_values': words(accessValues),
  'registration.codes': words(Object.values(registrationCodes)),
  'permissions.account_view': words(accountLevels[1].access),
  'permissions.account_measure': words(accountLevels[2].access),
  'permissions.account_edit': words(accountLevels[3].access),
  'permissions.account_delete': words(accountLevels[4].access),
  'permissions.measurement_view': words(measurementLevels[1].access),
  'permissions.measurement_edit': words(measurementLevels[2].access),
  'permissions.measurement_delete': words(measurementLevels[3].access),
  'organisation.beta': betaFeatures.join(', '),
  'organisation.systems': words(measurementSystems),
  'units.metric': words(Object.values(systemUnits.metric)),
  'units.other': words(Object.values(systemUnits.imperial)),
  'images.profile_bytes': profileBytes,
  'images.profile_side': profileSide,
  'images.logo_height': logoRoom.height,
  'images.logo_width': logoRoom.width,
  'images.logo_quality': logoQuality,
  'alerts.user_log_page': userLogPage,
  'sessions.user_limit': sessionUserLimit,
  'sessions.window': sessionHours,
  'sessions.archive_window': archiveHours,
  'sessions.types': words(sessionTypes),
  'rosters.worker_page': workerPage,
  'rosters.list_height': Number.parseInt(workerListHeight),
  'rosters.frequencies': words(Object.values(frequencies)),
  'rosters.frequency_used': frequencies.weekly,
  'rosters.days': words(weekdays.map((_, number) => number)),
  'alerts.origins': words(alertOrigins),
  'alerts.log_states': words(alertStatuses),
  'alerts.user_log_states': words(noticeStates),
  'alerts.channels': channelsThat(true),
  'alerts.channels_off': channelsThat(false),
  'alerts.trigger_kinds': words(triggerKinds),
  'alerts.next_runs': alerts.previewRuns,
  'alerts.smallest_number': smallestNumber(),
  'alerts.noisy_below': alerts.noisyBelow,
  'alerts.start_rounding': alerts.roundedStart(1) / 60_000,
  'alerts.every': `${reminder.every_n} ${reminder.unit}`,
  'alerts.metric': condition.metric,
  'alerts.operator': condition.operator_type,
  'alerts.threshold': condition.threshold,
  'alerts.frequency': condition.frequency_minutes,
  'alerts.forecast': condition.enable_forecast ? 'on' : 'off',
  'alerts.look_ahead': condition.forecast_window_hours,
  'alerts.notify_ahead': condition.notify_lead_time_hours,
  'alerts.status_level': status.level,
  'alerts.realert': status.realert_after_hours,
  'alerts.actions': words(status.actions),
  'alerts.realert_mild': alerts.presetOf('mild').realert_after_hours,
  'alerts.realert_moderate': alerts.presetOf('moderate').realert_after_hours,
  'alerts.realert_severe': alerts.presetOf('severe').realert_after_hours,
  'alerts.severe_action': words(
    alerts.presetOf('severe').actions.filter((action) => !status.actions.includes(action)),
  ),
  'alerts.aggregate_threshold': group.threshold,
  'alerts.aggregate_window': group.window_hours,
  'alerts.aggregate_samples': group.min_samples,
  'alerts.aggregate_floor': group.level_floor,
  'alerts.metrics': words(ruleMetrics),
  'alerts.operators': words(ruleOperators),
  'alerts.repeat_units': words(repeatUnits),
  'tags.types': words(tagTypes),
  'tags.page_size': tagPageSize,
  'tags.visible': visibleTags,
  'tags.shortest_name': shortestTagName,
  'tags.longest_name': longestTagName,
  'tags.unset_coordinate': unsetCoordinate,
  'maps.zoom': locationZoom,
  'maps.circle': heat.metresPerWorker,
  'maps.padding': heat.mapPadding,
  'jobs.factors': words(Object.keys(jobFactors.shape).toSorted()),
  'jobs.unset': unsetFactor,
  'jobs.levels': words(answersOf('_stairs')),
  'jobs.metabolic': words(answersOf('_metabolic_work_rate')),
  'heat.category_limits': words([0, ...categoryLimits()]),
  'weather.forecast_days': mostForecastDays,
  'weather.furthest_start': mostForecastDays,
  'weather.picker_ahead': weather.pickerAhead,
  'weather.picker_back': weather.pickerBack,
  'weather.default_days': weather.defaultDays,
  'weather.wind_decimals': weather.windDecimals,
  'weather.temperature_bands': words(weather.temperatureBands),
  'heat.index_bands_c': words(heat.bandLimits.C),
  'heat.index_bands_f': words(heat.bandLimits.F),
  'heat.index_is_temperature_below': lastPlain(),
  'heat.index_scores': words([27, 33, 41, 42].map(heat.heatScore)),
  'heat.wind_limits': words(windLimits()),
  'heat.wind_scores': words([0, ...windLimits()].map(heat.windScore)),
  'heat.beaufort_bands': weather.beaufortScale.length,
  'heat.risk_limits': words(levelLimits()),
  'heat.rating_colours': words(Object.values(heat.ratingColours)),
  'measurements.types': words(measurementTypes),
  // Any other stored type is shown as the last one.
  'measurements.survey_types': words([...surveyTypes, 'unknown']),
  'measurements.largest_value': largestValue,
  'measurements.future_tolerance': futureTolerance,
  'measurements.longest_note': longestNote,
  'import.codes': words(importCodes),
  'import.largest_file': largestFile,
  'import.most_rows': mostRows,
  'hydration.bounds': words(Object.values(defaultBounds)),
  'hydration.personal_factors': words(Object.values(boundsOfMean(1))),
  'hydration.baseline_values': smallestBaseline,
  'hydration.colours': words([hydrated, mild, moderate, severe, invalid, removed]),
  'hydration.contrast_colours': words([
    contrastFills.hydrated,
    contrastFills.mild,
    contrastFills.moderate,
    contrastFills.severe,
  ]),
  'hydration.sweat_limits': words(sweatLimits()),
  'calendar.ranges': defaultRanges
    .map(({ min, max, colour }) => `${String(min)}-${String(max)} ${colour}`)
    .join(', '),
  'calendar.height': calendarHeight,
  'calendar.longest_window': mostDays,
  'dashboard.date_modes': words(dateModes),
  'dashboard.days': words(dayChoices),
  'dashboard.hours': words(hourChoices),
  'dashboard.first_year': firstYear,
  'dashboard.last_year': lastFixedYear,
  'dashboard.default_filter': filter.date_filter,
  'dashboard.default_days': filter.last_x_days,
  'dashboard.default_hours': filter.last_x_hours,
  'loyalty.points': words([pointsOf.referral, pointsOf.story, pointsOf.test]),
  'loyalty.month_limit': mostTestPoints,
  'loyalty.tiers': tiers.map(({ tier, from }) => `${tier} ${String(from)}`).join(', '),
  'referral.active_after': testsToActive,
  'referral.most_addresses': mostAddresses,
  'stories.longest_text': longestText,
  'compliance.bands': words([scoreBands.green, scoreBands.orange]),
  'compliance.answer_time': answerTime / 60_000,
  'monitoring.default_hours': monitoringPage.initial.last_x_hours,
  'dashboard.default_start_time': filter.start_time,
  'dashboard.default_end_time': filter.end_time,
};

/** The smallest whole number that every number of a trigger accepts. */
function smallestNumber(): number {
  const accepts = (number: number) =>
    [
      { ...reminder, every_n: number },
      { ...condition, threshold: number, frequency_minutes: number },
      { ...condition, forecast_window_hours: number, notify_lead_time_hours: number },
      { ...status, realert_after_hours: number },
      { ...group, threshold: number, window_hours: number, min_samples: number },
    ].every((trigger) => alertTrigger.safeParse(trigger).success);
  return [-1, 0, 1, 2].find(accepts) ?? Number.NaN;
}

/** The highest tenth of a degree whose heat index is the temperature itself. */
function lastPlain(): number {
  const tenths = Array.from({ length: 100 }, (_, tenth) => tenth / 10);
  return tenths.findLast((celsius) => Math.abs(heat.heatIndex(celsius, 50) - celsius) < 1e-9) ?? -1;
}

/** Whole km/h at which the points of a wind change. */
function windLimits(): number[] {
  const speeds = Array.from({ length: 100 }, (_, kph) => kph + 1);
  return speeds.filter((kph) => heat.windScore(kph) !== heat.windScore(kph - 1));
}

/** The first risk of the next level, and the last one of the level. */
function levelLimits(): number[] {
  const risks = Array.from({ length: 180 }, (_, risk) => risk);
  const of = (level: string) => risks.filter((risk) => heat.riskLevel(risk) === level);
  expect([of('high')[0], of('high').at(-1)]).toEqual([
    heat.riskLimits.high,
    heat.riskLimits.extreme,
  ]);
  return [of('high')[0] ?? 0, of('high').at(-1) ?? 0];
}

/** Requirements whose value differs from the specification by a decision. */
const differing = ruleList('not-shown')
  .filter((row) => cell(row, 'state') === 'differs')
  .map((row) => cell(row, 'id'));
/** Constants of such a requirement that no test compares. */
const decided = ['sync.schema_versions', 'ui.transition'];
const compared = ruleList('constants').filter((rule) => !decided.includes(cell(rule, 'name')));

test('constant: each one that differs belongs to a requirement that differs by a decision', () => {
  const refs = decided.map((name) => {
    const rule = ruleList('constants').find((each) => cell(each, 'name') === name);
    return rule === undefined ? '' : cell(rule, 'ref');
  });
  expect(refs.filter((ref) => !differing.some((id) => ref.includes(id)))).toEqual([]);
});

test('constant: every number of the list is compared with the code', () => {
  const names = compared.map((rule) => cell(rule, 'name'));
  const held = [...Object.keys(exported), ...Object.keys(written)];
  expect(held.toSorted()).toEqual(names.toSorted());
});

test.each(compared.map((rule) => [cell(rule, 'name'), cell(rule, 'value')] as const))(
  'constant: %s is %s',
  (name, value) => {
    const place = written[name];
    if (place === undefined) {
      expect(String(exported[name])).toBe(value);
      return;
    }
    const [file, line] = place;
    const source = readFileSync(join(import.meta.dirname, '../..', file), 'utf8');
    expect(source.replace(/(\d)_(?=\d)/g, '$1')).toContain(line(value));
  },
);

/** Limits of the bands of a sweat test, found by trying every whole value. */
function sweatLimits(): number[] {
  const values = Array.from({ length: 3000 }, (_, value) => value);
  return values.filter((value) => value > 0 && sweatBand(value) !== sweatBand(value - 1));
}

/** The possible answers of a factor of an assessed job, found by trying. */
function answersOf(factor: keyof typeof jobFactors.shape): number[] {
  const answers = Array.from({ length: 10 }, (_, answer) => answer);
  return answers.filter((answer) => jobFactors.shape[factor].safeParse(answer).success);
}

/** The last score of each category except the last, found by trying every score. */
function categoryLimits(): number[] {
  const scores = Array.from({ length: hazardScore(presetOf('extreme')) }, (_, score) => score);
  return scores.filter((score) => riskCategory(score) !== riskCategory(score + 1));
}
