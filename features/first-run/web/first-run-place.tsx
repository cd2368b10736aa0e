import { Card, lazyPart, TextSkeleton } from '#packages/ui';
import { firstRunTexts as texts } from './first-run-texts.ts';
import { useFirstRun } from './use-first-run.ts';

const LazyCard = lazyPart(
  async () => (await import('./first-run-card.tsx')).FirstRunCard,
  <Card title={texts.title}>
    <TextSkeleton widths={[60, 40, 60, 40, 60]} />
  </Card>,
);

/** The first steps at the top of a start screen, for admins of an organisation that has some to do. */
export function FirstRunPlace({ className }: { className?: string | undefined }) {
  const { data: run } = useFirstRun();
  if (run === undefined || !run.mayUse || run.isHidden) return null;
  if (run.steps.every(({ isDone }) => isDone)) return null;
  return (
    <div className={`${className ?? ''} ws-not-printed`}>
      <LazyCard run={run} />
    </div>
  );
}
