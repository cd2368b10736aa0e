import { lazyPart } from '#packages/ui';

/** The duties of a crew by the rules of its location. */
export const CrewDutiesNote = lazyPart(
  async () => (await import('./crew-duties.tsx')).CrewDuties,
  null,
);
