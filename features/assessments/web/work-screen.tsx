import { blankDraft, draftOf } from '#assessments/domain';
import { Screen, TextSkeleton } from '#packages/ui';
import { ThermalForm } from './form/thermal-form.tsx';
import { RunList } from './runs/run-list.tsx';
import { thermalTexts } from './thermal-texts.ts';
import { useAssessments } from './use-assessments.ts';
import { useThermalUnits } from './use-thermal-units.ts';

/** A new assessment and the saved ones; with an id the new one starts from a saved one. */
export function WorkScreen({ from }: { from: string | undefined }) {
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
