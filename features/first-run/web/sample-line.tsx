import type { FirstRun } from '#first-run/offline';
import { sampleTexts as texts } from './first-run-texts.ts';

/** Offers sample data, or says that there is some. */
export function SampleLine({ run }: { run: FirstRun }) {
  return <span>{run.sample === null ? texts.offer : texts.has(run.sample)}</span>;
}
