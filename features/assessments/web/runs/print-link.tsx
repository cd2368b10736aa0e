import { useNavigate } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { Assessment } from '#assessments/contract';
import { RowButton } from '#packages/ui';

/** Opens a saved assessment and prints it. */
export function PrintLink({ run, children }: { run: Assessment; children: ReactNode }) {
  const navigate = useNavigate();
  return (
    <RowButton
      aria-label={`Print ${run.name}`}
      onClick={() =>
        void navigate({
          to: '/settings/dehydration-risk-assessment',
          search: { run: run.assessment_id, print: true },
        })
      }
    >
      {children}
    </RowButton>
  );
}
