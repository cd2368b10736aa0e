import { useSearch } from '@tanstack/react-router';
import { RunScreen } from './runs/run-screen.tsx';
import { thermalSearchOf } from './thermal-search.ts';
import { WorkScreen } from './work-screen.tsx';

/** /settings/dehydration-risk-assessment, and with `?run=` a saved one. */
export function ThermalScreen() {
  const { run, print, from } = thermalSearchOf(useSearch({ strict: false }));
  if (run !== undefined) {
    return <RunScreen key={run} assessment_id={run} isPrinted={print === true} />;
  }
  return <WorkScreen key={from} from={from} />;
}
