import type { ServiceState } from '#services/contract';

const stateWords: Readonly<Record<ServiceState, string>> = {
  working: 'Working',
  untried: 'Not asked yet',
  simulated: 'Simulated',
  not_configured: 'Not configured',
  failing: 'Failing',
};

/** Texts of the screen about services. */
export const serviceTexts = {
  sentence:
    'What the product asks of others, the letters it writes, and the formulas it stands on.',
  needsLine: 'Services and letters are asked of the server: this needs a connection.',
  servicesMean:
    'Set up where the server is started. What is told here is how it went for your organisation.',
  stateWords,
  never: '–',
  formulas:
    'Each formula is computed here, in this browser, wherever its source prints a number, and compared with it.',
  running: (done: number, total: number) =>
    `Computing: ${String(done)} of ${String(total)} formulas`,
  printed: 'Formulas and the numbers of their sources',
  notComputed: 'could not be computed',
  unknown: 'There is no such formula.',
  noLetters: 'Every letter to your people will stand here, with how it went.',
  lettersMean:
    'What was written to your people. A letter that opens an account is shown to nobody.',
  mostLetters: (count: string) => `The newest ${count} letters are listed.`,
  resent: 'The letter waits to be sent again.',
  secret: 'This letter opens an account: nobody but its reader may read it.',
  letterGone: 'This letter is no longer there.',
} as const;
