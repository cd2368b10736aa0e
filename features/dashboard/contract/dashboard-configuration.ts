import { z } from 'zod';

/** The cards of the dashboard in default order. */
export const cardKeys = [
  'hydration_status',
  'hydration_distribution',
  'daily_hydration_status',
  'hydration_per_tag',
  'hydration_history',
  'latest_measurements',
  'calendar',
  'weather_overview',
  'heat_exposure_accumulation',
] as const;
export type CardKey = (typeof cardKeys)[number];

/** Width of a card in its row; `wide` takes two columns. */
export const cardSizes = ['normal', 'wide'] as const;
export type CardSize = (typeof cardSizes)[number];

/** Cards that are wide by default. */
export const wideCards: readonly CardKey[] = ['weather_overview'];

/** Cards that always take a complete row. */
export const fullCards: readonly CardKey[] = ['calendar'];

const flag = (initial: boolean) => z.boolean().catch(initial).default(initial);
/** Invalid options of one card must not reset the others. */
const optionsOf = <Shape extends z.ZodRawShape>(shape: Shape) => {
  const options = z.object(shape);
  return z.preprocess(
    (value) => (typeof value === 'object' && value !== null ? value : {}),
    options,
  );
};

/** The options of each card, with defaults. */
export const cardOptions = z.object({
  hydration_status: optionsOf({}),
  hydration_distribution: optionsOf({ is_contrast: flag(false) }),
  daily_hydration_status: optionsOf({
    show_as_percentage: flag(false),
    show_count_in_label: flag(false),
    hide_days_without_measurements: flag(true),
  }),
  hydration_per_tag: optionsOf({
    show_as_percentage: flag(false),
    show_count_in_label: flag(false),
    show_empty_tags: flag(false),
  }),
  hydration_history: optionsOf({}),
  latest_measurements: optionsOf({ always_show_latest: flag(true) }),
  calendar: optionsOf({}),
  weather_overview: optionsOf({}),
  heat_exposure_accumulation: optionsOf({}),
});
export type CardOptions = z.infer<typeof cardOptions>;

const names = z.array(z.string()).catch([]).default([]);

/** The dashboard settings of a person; stored as JSON text in `_dashboard_configuration`. */
export const dashboardConfiguration = z.object({
  version: z.literal(1).catch(1).default(1),
  order: names,
  hidden: names,
  sizes: z.record(z.string(), z.unknown()).catch({}).default({}),
  cards: z.record(z.string(), z.unknown()).catch({}).default({}),
});

/** A complete configuration: every card is in the order once. */
export interface DashboardConfiguration {
  version: 1;
  order: CardKey[];
  hidden: CardKey[];
  sizes: Record<CardKey, CardSize>;
  cards: CardOptions;
}

/** The private field of a person with the text. */
export const configurationField = '_dashboard_configuration';
