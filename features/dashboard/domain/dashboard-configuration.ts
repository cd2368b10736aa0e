import { cardKeys, cardOptions, dashboardConfiguration, wideCards } from '#dashboard/contract';
import type { CardKey, CardOptions, CardSize, DashboardConfiguration } from '#dashboard/contract';

/**
 * The configuration of a stored text. Invalid values take their default, unknown cards are left out
 * and missing ones come last, so this never fails.
 */
export function configurationFromText(text: unknown): DashboardConfiguration {
  const read = dashboardConfiguration.safeParse(jsonOf(text)).data;
  const { order = [], hidden = [], sizes = {}, cards = {} } = read ?? {};
  const known = [...new Set(order)].filter(isCardKey);
  return {
    version: 1,
    order: [...known, ...cardKeys.filter((key) => !known.includes(key))],
    hidden: cardKeys.filter((key) => hidden.includes(key)),
    sizes: Object.fromEntries(
      cardKeys.map((key): [CardKey, CardSize] => [key, sizeOf(key, sizes[key])]),
    ) as DashboardConfiguration['sizes'],
    cards: cardOptions.parse(cards),
  };
}

/** The default dashboard. */
export const defaultConfiguration: DashboardConfiguration = configurationFromText(null);

/** The text of a configuration. */
export function textOfConfiguration(configuration: DashboardConfiguration): string {
  return JSON.stringify(configuration);
}

/** The configuration with changed options of one card. */
export function withOptions<Key extends CardKey>(
  configuration: DashboardConfiguration,
  key: Key,
  parts: Partial<CardOptions[Key]>,
): DashboardConfiguration {
  const { cards } = configuration;
  return { ...configuration, cards: { ...cards, [key]: { ...cards[key], ...parts } } };
}

/** The cards shown, in their order. */
export function shownCards({ order, hidden }: DashboardConfiguration): CardKey[] {
  return order.filter((key) => !hidden.includes(key));
}

/**
 * The order with a card moved one place to the start (−1) or the end (1).
 *
 * @param offered the cards in the person's list; others are skipped
 */
export function moved(
  order: readonly CardKey[],
  key: CardKey,
  by: -1 | 1,
  offered: readonly CardKey[] = cardKeys,
): CardKey[] {
  const from = order.indexOf(key);
  let to = from + by;
  while (to >= 0 && to < order.length && !offered.includes(order[to] ?? key)) to += by;
  if (from < 0 || to < 0 || to >= order.length) return [...order];
  return order.toSpliced(from, 1).toSpliced(to, 0, key);
}

function sizeOf(key: CardKey, stored: unknown): CardSize {
  if (stored === 'wide' || stored === 'normal') return stored;
  return wideCards.includes(key) ? 'wide' : 'normal';
}

function isCardKey(key: string): key is CardKey {
  return (cardKeys as readonly string[]).includes(key);
}

function jsonOf(text: unknown): unknown {
  try {
    const value: unknown = typeof text === 'string' ? JSON.parse(text) : null;
    return typeof value === 'object' && value !== null ? value : {};
  } catch {
    return {};
  }
}
