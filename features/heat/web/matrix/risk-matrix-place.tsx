import { lazy, Suspense } from 'react';
import { Card, TableSkeleton } from '#packages/ui';
import { matrixTexts } from './matrix-texts.ts';

// It stands below the fold: what is above need not wait for it.
const RiskMatrix = lazy(async () => ({ default: (await import('./risk-matrix.tsx')).RiskMatrix }));

/** The risk matrix, fetched with the screen that shows it. */
export function RiskMatrixPlace() {
  return (
    <Suspense
      fallback={
        <Card title={matrixTexts.title}>
          <TableSkeleton rows={6} height={48} />
        </Card>
      }
    >
      <RiskMatrix />
    </Suspense>
  );
}
