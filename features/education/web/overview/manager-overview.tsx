import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useMemo } from 'react';
import { educationOverview } from '#education/contract';
import type { AssignmentRow, EducationFigures } from '#education/contract';
import { useAnswer } from '#packages/http/web';
import { useSyncStatus } from '#packages/sync/web';
import {
  DataTable,
  EmptyState,
  ErrorState,
  FigureList,
  textColumn,
  useDelayPageReady,
  useSortedPage,
  useIsNarrow,
} from '#packages/ui';
import type { Column } from '#packages/ui';
import { educationTexts as texts } from '../education-texts.ts';
import { courseColumns, personWithCourse } from '../parts/course-columns.tsx';
import { useAssignmentActions } from '../use-education.ts';
import { CompletionCard } from './completion-card.tsx';
import classes from './overview.module.css';

const firstSort = { key: 'due', descending: false };

/** Figures, completion of tags, and who needs an action, of the people that the viewer manages. */
export function ManagerOverview() {
  const { data, error, isPending, refetch } = useAnswer(educationOverview, {});
  useDelayPageReady(isPending);
  if (data === undefined && error !== null) return <ErrorState onRetry={() => void refetch()} />;
  return (
    <div className={classes['overview']}>
      <FigureList label={texts.figures} figures={data && figuresOf(data.figures)} />
      <CompletionCard tags={data?.tags} />
      <div>
        <h2>{texts.needing}</h2>
        <p className="ws-note">
          {texts.needingAbout(data?.needing.length ?? 0, data?.needing_count ?? 0)}
        </p>
        <NeedingTable rows={data?.needing} />
      </div>
    </div>
  );
}

const shown: readonly { key: keyof EducationFigures; name: string }[] = [
  { key: 'assigned', name: 'Assigned' },
  { key: 'in_progress', name: 'In progress' },
  { key: 'completed', name: 'Completed' },
  { key: 'overdue', name: 'Overdue' },
  { key: 'expiring', name: 'Expiring in 30 days' },
];

function figuresOf(figures: EducationFigures) {
  return shown.map(({ key, name }) => ({ name, value: figures[key] }));
}

function NeedingTable({ rows }: { rows: readonly AssignmentRow[] | undefined }) {
  const { online } = useSyncStatus();
  const isNarrow = useIsNarrow();
  const actions = useAssignmentActions();
  const columns = useMemo(
    () => [
      ...(isNarrow ? [personWithCourse] : courseColumns(['person', 'module'])),
      ...courseColumns(isNarrow ? ['due', 'until'] : ['due', 'state', 'until']),
      actionColumn(online, actions),
    ],
    [online, isNarrow, actions],
  );
  const place = useSortedPage('education-needing', 20, { rows, columns, first: firstSort });
  return (
    <DataTable
      {...place}
      label={texts.needing}
      rowKey={({ course_id }) => course_id}
      empty={<EmptyState title={texts.nobodyNeeding} text={texts.nobodyNeedingAbout} />}
    />
  );
}

/** Remind of an open course, or assign one that is over again. */
function actionColumn(
  online: boolean,
  { remind, assignAgain }: ReturnType<typeof useAssignmentActions>,
): Column<AssignmentRow> {
  return {
    ...textColumn<AssignmentRow>('action', 'Action', () => ''),
    isAction: true,
    cell: (row) => {
      const isOpen = row.state === 'Overdue';
      const word = isOpen ? texts.remind : texts.assignAgain;
      const name = `${row.name_first} ${row.name_last}`;
      if (isOpen && !row.has_email) {
        return (
          <Button
            renderRoot={(props) => (
              <Link {...props} to="/people/$user_id/courses" params={{ user_id: row.user_id }} />
            )}
            size="xs"
            variant="default"
            title={texts.noEmail}
            aria-label={`${texts.giveLink}: ${name}, ${row.title}`}
          >
            {texts.giveLink}
          </Button>
        );
      }
      return (
        <Button
          size="xs"
          variant="default"
          disabled={!online}
          aria-label={`${word}: ${name}, ${row.title}`}
          onClick={() => void (isOpen ? remind([row.course_id]) : assignAgain(row))}
        >
          {word}
        </Button>
      );
    },
  };
}
