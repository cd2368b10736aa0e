import type { ReactNode } from 'react';
import type { AssignmentRow } from '#education/contract';
import type { Column } from '#packages/ui';

/**
 * What a higher feature adds to the table of a module's people: a column with its
 * dialogs, and an action above the table.
 */
export type UseCourseLinks = () => {
  column: Column<AssignmentRow>;
  layer: ReactNode;
  actionOf: (module_id: string) => ReactNode;
};
