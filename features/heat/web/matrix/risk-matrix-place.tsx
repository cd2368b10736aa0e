import { lazy, Suspense } from 'react';
import { Card, TableSkeleton } from '#packages/ui';
import { matrixTexts } from './matrix-texts.ts';

// Loaded lazily, as it is below the fold.
const RiskMatrix = lazy(async () => ({ default: (await import('./risk-matrix.tsx')).RiskMatrix }));

/** The risk matrix, loaded lazily. */
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
