import { accumulationTitle } from '#heat/contract';
import { calendarMessages } from '#hydration/contract';
import { weatherMessages } from '#weather/contract';
import type { CardKey } from './dashboard-configuration.ts';

/** Titles of the cards. */
export const cardTitles: Record<CardKey, string> = {
  hydration_status: 'Hydration status',
  hydration_distribution: 'Hydration distribution',
  daily_hydration_status: 'Daily hydration status',
  hydration_per_tag: 'Hydration per tag',
  hydration_history: 'Hydration history',
  latest_measurements: 'Latest measurements',
  calendar: calendarMessages.title,
  weather_overview: weatherMessages.overview,
  heat_exposure_accumulation: accumulationTitle,
};

/** Labels of the cards' options in their menus. */
export const optionWords = {
  is_contrast: 'High contrast',
  show_as_percentage: 'Show as percentage',
  show_count_in_label: 'Show count in label',
  hide_days_without_measurements: 'Hide days without measurements',
  show_empty_tags: 'Show empty tags',
  always_show_latest: 'Always show latest',
} as const;
export type OptionKey = keyof typeof optionWords;

/** Texts about the dashboard settings. */
export const dashboardMessages = {
  customised: 'Dashboard customised.',
  reportTitle: 'Dashboard Report',
  brandedTitle: (brand: string) => `${brand} Dashboard Report`,
  notKept: 'The dashboard could not be saved.',
} as const;
