export {
  configurationFromText,
  defaultConfiguration,
  moved,
  shownCards,
  textOfConfiguration,
  withOptions,
} from './dashboard-configuration.ts';
export { offeredCards } from './offered-cards.ts';
export { reportTitle } from './report-title.ts';
export { statesWords } from './states-words.ts';
