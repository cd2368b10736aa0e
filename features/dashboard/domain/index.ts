export {
  configurationFromText,
  defaultConfiguration,
  moved,
  shownCards,
  textOfConfiguration,
  withOptions,
} from './dashboard-configuration.ts';
export { reportTitle } from './report-title.ts';
export { statesWords } from './states-words.ts';
