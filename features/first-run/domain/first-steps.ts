/** The steps with which an organisation begins, in order. */
export const firstSteps = ['site', 'job', 'crew', 'test', 'card'] as const;
export type FirstStep = (typeof firstSteps)[number];

/** What an organisation has, without sample data. */
export interface FirstFacts {
  /** Jobs, locations and their weather are switched on. */
  readonly hasPlaces: boolean;
  readonly hasZone: boolean;
  /** Locations with coordinates. */
  readonly sites: number;
  /** Jobs with an assessment. */
  readonly jobs: number;
  /** Workers besides the viewer. */
  readonly crew: number;
  /** Somebody has a valid hydration test. */
  readonly hasTest: boolean;
  /** Somebody works at one of the sites in one of the jobs. */
  readonly hasCrewOnSite: boolean;
}

/** A step and whether what it asks for exists. */
export interface StepState {
  readonly step: FirstStep;
  readonly isDone: boolean;
}

/**
 * The steps of an organisation. They are done by what exists, never by a click. Without heat stress
 * there are no sites, jobs and crew cards.
 */
export function stepStates(facts: FirstFacts): StepState[] {
  const done: Record<FirstStep, boolean> = {
    site: facts.hasZone && facts.sites > 0,
    job: facts.jobs > 0,
    crew: facts.crew > 0,
    test: facts.hasTest,
    card: facts.hasCrewOnSite,
  };
  return firstSteps
    .filter((step) => facts.hasPlaces || step === 'crew' || step === 'test')
    .map((step) => ({ step, isDone: done[step] }));
}

/** The step to go on with: the first that is not done; null if all are. */
export function nextStep(steps: readonly StepState[]): FirstStep | null {
  return steps.find(({ isDone }) => !isDone)?.step ?? null;
}
