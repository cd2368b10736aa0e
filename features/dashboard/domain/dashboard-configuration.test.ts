import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cardKeys } from '#dashboard/contract';
import {
  configurationFromText,
  defaultConfiguration,
  moved,
  shownCards,
  textOfConfiguration,
  withOptions,
} from './dashboard-configuration.ts';

test('[DASH-21, DASH-24, DASH-26, DASH-28] the default has all cards, with the options of the specification', () => {
  expect(shownCards(defaultConfiguration)).toEqual([...cardKeys]);
  expect(defaultConfiguration.cards).toEqual({
    hydration_status: {},
    hydration_distribution: { is_contrast: false },
    daily_hydration_status: {
      show_as_percentage: false,
      show_count_in_label: false,
      hide_days_without_measurements: true,
    },
    hydration_per_tag: {
      show_as_percentage: false,
      show_count_in_label: false,
      show_empty_tags: false,
    },
    hydration_history: {},
    latest_measurements: { always_show_latest: true },
    calendar: {},
    weather_overview: {},
    heat_exposure_accumulation: {},
  });
  expect(defaultConfiguration.sizes.weather_overview).toBe('wide');
});

test('a configuration survives conversion to text and back', () => {
  const chosen = withOptions(defaultConfiguration, 'daily_hydration_status', {
    hide_days_without_measurements: false,
  });
  const whole = {
    ...chosen,
    order: moved(chosen.order, 'latest_measurements', -1),
    hidden: ['hydration_history' as const],
    sizes: { ...chosen.sizes, hydration_per_tag: 'wide' as const },
  };
  expect(configurationFromText(textOfConfiguration(whole))).toEqual(whole);
  expect(shownCards(whole)).not.toContain('hydration_history');
});

test.each([
  null,
  7,
  '',
  '{',
  '[]',
  '"text"',
  '{"cards": 3, "order": {}, "hidden": "x", "sizes": []}',
  '{"cards": {"hydration_per_tag": "wide", "daily_hydration_status": {"show_as_percentage": 1}}}',
])('the text %j is the default', (text) => {
  expect(configurationFromText(text)).toEqual(defaultConfiguration);
});

test('an unknown card is left out, a missing one comes last, each occurs once', () => {
  const text =
    '{"order": ["latest_measurements", "old", "latest_measurements"], "hidden": ["old"]}';
  const { order, hidden } = configurationFromText(text);
  expect(order).toEqual([
    'latest_measurements',
    ...cardKeys.filter((key) => key !== 'latest_measurements'),
  ]);
  expect(hidden).toEqual([]);
});

test('for any stored text every card is in the order once', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
      expect(configurationFromText(text).order.toSorted()).toEqual([...cardKeys].toSorted());
    }),
  );
});

test('a card moves by one place and stops at the ends', () => {
  expect(moved(['hydration_status', 'hydration_history'], 'hydration_history', -1)).toEqual([
    'hydration_history',
    'hydration_status',
  ]);
  expect(moved(cardKeys, 'hydration_status', -1)).toEqual([...cardKeys]);
  expect(moved(cardKeys, 'heat_exposure_accumulation', 1)).toEqual([...cardKeys]);
});

test('[U-97] a card skips those that the organisation does not offer', () => {
  const order = ['calendar', 'weather_overview', 'hydration_status', 'hydration_history'] as const;
  const offered = ['calendar', 'hydration_status', 'hydration_history'] as const;
  expect(moved(order, 'hydration_status', -1, offered)).toEqual([
    ...['hydration_status', 'calendar', 'weather_overview', 'hydration_history'],
  ]);
  expect(moved(order, 'calendar', 1, offered)).toEqual([
    ...['weather_overview', 'hydration_status', 'calendar', 'hydration_history'],
  ]);
  expect(moved(order, 'calendar', -1, offered)).toEqual(order);
});

test('a stored dashboard without the weather shows it wide, one that has it normal keeps it', () => {
  expect(configurationFromText('{"sizes":{}}').sizes.weather_overview).toBe('wide');
  const chosen = configurationFromText('{"sizes":{"weather_overview":"normal"}}');
  expect(chosen.sizes.weather_overview).toBe('normal');
});
