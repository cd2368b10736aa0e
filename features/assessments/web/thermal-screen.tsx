import { useSearch } from '@tanstack/react-router';
import { blankDraft, draftOf } from '#assessments/domain';
import { Screen, TextSkeleton } from '#packages/ui';
import { ThermalForm } from './form/thermal-form.tsx';
import { RunList } from './runs/run-list.tsx';
import { RunScreen } from './runs/run-screen.tsx';
import { thermalSearchOf } from './thermal-search.ts';
import { thermalTexts } from './thermal-texts.ts';
import { useAssessments } from './use-assessments.ts';
import { useThermalUnits } from './use-thermal-units.ts';

/** /settings/dehydration-risk-assessment, and with `?run=` a saved one. */
export function ThermalScreen() {
  const { run, print, from } = thermalSearchOf(useSearch({ strict: false }));
  if (run !== undefined) {
    return <RunScreen key={run} assessment_id={run} isPrinted={print === true} />;
  }
  return <WorkScreen key={from} from={from} />;
}

/** A new assessment and the saved ones; with an id the new one starts from a saved one. */
function WorkScreen({ from }: { from: string | undefined }) {
  const units = useThermalUnits();
  // Without an id this loads the list, which is shown below anyway.
  const { data, error } = useAssessments(from);
  const start = from === undefined ? undefined : data?.assessments[0];
  const isReady =
    units !== undefined && (from === undefined || start !== undefined || error !== null);
  return (
    <Screen ready={isReady} title={thermalTexts.title} sentence={thermalTexts.sentence}>
      {isReady ? (
        <ThermalForm
          units={units}
          name={start?.name ?? ''}
          start={start === undefined ? blankDraft : draftOf(start.answers, units)}
        />
      ) : (
        <TextSkeleton widths={[40, 60, 50]} />
      )}
      <RunList units={units} />
    </Screen>
  );
}
