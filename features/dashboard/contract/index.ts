export {
  cardKeys,
  cardOptions,
  configurationField,
  dashboardConfiguration,
  fullCards,
  wideCards,
} from './dashboard-configuration.ts';
export type {
  CardKey,
  CardOptions,
  CardSize,
  DashboardConfiguration,
} from './dashboard-configuration.ts';
export { cardTitles, dashboardMessages, optionWords } from './dashboard-messages.ts';
export type { OptionKey } from './dashboard-messages.ts';
