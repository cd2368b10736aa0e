import { countText } from '#packages/kit';

/** Texts of what follows a moderate or severe test. */
export const afterTestTexts = {
  title: (name: string) => `What ${name} needs now`,
  moderate: 'Too little water. Rest in the shade and drink before work goes on.',
  severe: 'Far too little water. Stop the work of this person now, and tell a supervisor.',
  steps: 'Next steps',
  drink: 'Drink',
  drinkUntil: (clock: string) =>
    `Water in small amounts until ${clock}, then nothing until the re-test.`,
  drinkNow: 'Water in small amounts.',
  logDrink: 'Log a drink',
  logged: (clock: string) => `Drink logged, ${clock}`,
  rest: 'Rest',
  restAbout: 'In the shade, at least until the re-test.',
  startRest: 'Start rest',
  resting: (clock: string) => `Resting since ${clock}`,
  retest: 'Re-test',
  retestAt: (clock: string) => `At ${clock}`,
  retestDue: 'Due now',
  left: (time: string) => `${time} left`,
  supervisor: 'Supervisor',
  supervisorSevere: 'Call or alert a supervisor now, unless you are the one.',
  supervisorModerate: 'Whose case it is: everybody with access sees it.',
  callPerson: (name: string) => `Call ${name}`,
  unwell: 'Confused, vomiting, collapsed or very hot skin?',
  emergency: 'Open the emergency sheet',
  inList: 'This person is in the list “Needs attention” until a better re-test.',
  value: (value: number) => `${countText(Math.round(value))} mOsm`,
} as const;
