export {
  configurationFromText,
  defaultConfiguration,
  moved,
  shownCards,
  textOfConfiguration,
  withOptions,
} from './dashboard-configuration.ts';
