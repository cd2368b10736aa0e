import { Box } from '@mantine/core';
import { useCallbackRef } from '@mantine/hooks';
import { useMemo } from 'react';
import type { Assessment } from '#assessments/contract';
import type { ThermalUnits } from '#assessments/domain';
import { useSyncStatus } from '#packages/sync/web';
import { DataTable, EmptyState, useDelayPageReady, useSortedPage } from '#packages/ui';
import { thermalTexts } from '../thermal-texts.ts';
import { useAssessmentActions, useAssessments } from '../use-assessments.ts';
import { runColumns } from './run-columns.tsx';

const defaultSize = 20;
const newestFirst = { key: 'date', descending: true };

/** The saved assessments, by default newest first. */
export function RunList({ units }: { units: ThermalUnits | undefined }) {
  const { online } = useSyncStatus();
  const { data, error, refetch } = useAssessments();
  const { remove } = useAssessmentActions();
  const onRemove = useCallbackRef((run: Assessment) => void remove(run));
  const columns = useMemo(
    () => (units === undefined ? [] : runColumns({ units, isLocked: !online, onRemove })),
    [units, online, onRemove],
  );
  const runs = data?.assessments;
  const place = useSortedPage('thermal-assessments', defaultSize, {
    rows: runs,
    columns,
    first: newestFirst,
  });
  useDelayPageReady(runs === undefined && error === null);
  return (
    <div>
      <Box component="h2" mb={10}>
        Saved assessments
      </Box>
      <DataTable
        {...place}
        label="Saved assessments"
        rowKey={({ assessment_id }) => assessment_id}
        empty={<EmptyState title="Nothing saved yet" text={thermalTexts.noneYet} />}
        // Loaded data stays visible when offline.
        error={runs === undefined ? error : null}
        onRetry={() => void refetch()}
      />
    </div>
  );
}
