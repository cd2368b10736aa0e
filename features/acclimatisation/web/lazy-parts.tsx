import { Card, ChartSkeleton, lazyPart } from '#packages/ui';
import { acclimatisationTexts as texts } from './acclimatisation-texts.ts';

/** The acclimatisation of a person, loaded together with the chart library. */
export const PersonAcclimatisationCard = lazyPart(
  async () => (await import('./person/acclimatisation-card.tsx')).AcclimatisationCard,
  <Card title={texts.title}>
    <ChartSkeleton height={180} />
  </Card>,
);

/** Who of a crew is not acclimatised. */
export const CrewAcclimatisationNote = lazyPart(
  async () => (await import('./crew-note.tsx')).CrewNote,
  null,
);
