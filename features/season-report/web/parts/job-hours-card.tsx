import { Link } from '@tanstack/react-router';
import {
  DataTable,
  EmptyState,
  ErrorState,
  TableSkeleton,
  textColumn,
  useOnPaper,
  useSortedPage,
  useZone,
} from '#packages/ui';
import type { Column } from '#packages/ui';
import type { SeasonHours } from '#season-report/contract';
import { hourColumns, unknownSentences } from '../hours-words.ts';
import { wholeText } from '../percent-text.ts';
import { seasonTexts as texts } from '../season-texts.ts';
import classes from './job-hours-card.module.css';

interface Props {
  hours: SeasonHours | undefined;
  error: unknown;
  onRetry: () => unknown;
}

type JobHours = SeasonHours['jobs'][number];

const defaultSize = 20;
const mostFirst = { key: 'risk', descending: true };

/** The person-hours at risk of each job, and how far the history reaches. */
export function JobHoursCard({ hours, error, onRetry }: Props) {
  const place = useSortedPage('season-jobs', defaultSize, {
    ...{ rows: hours?.jobs, columns, first: mostFirst },
  });
  const isOnPaper = useOnPaper();
  return (
    <div>
      <h2 className={classes['title']}>{texts.jobHours}</h2>
      {hours === undefined && error !== null ? (
        <ErrorState onRetry={() => void onRetry()} />
      ) : hours === undefined ? (
        <TableSkeleton rows={4} height={44} />
      ) : (
        <DataTable
          {...place}
          rows={isOnPaper ? hours.jobs : place.rows}
          label={texts.jobHours}
          rowKey={({ tag_id }) => tag_id ?? ''}
          empty={<EmptyState title={texts.noHours} text={texts.noHoursAbout} />}
        />
      )}
      <Reach hours={hours} />
    </div>
  );
}

/** What is not known, in words. */
function Reach({ hours }: { hours: SeasonHours | undefined }) {
  const zone = useZone();
  if (hours === undefined) return null;
  const sentences = unknownSentences(hours, zone);
  return sentences.length === 0 ? null : <p className={classes['reach']}>{sentences.join(' ')}</p>;
}

const columns: Column<JobHours>[] = [
  textColumn<JobHours>('name', texts.jobHead, (row) => row.name || texts.noJob, {
    ...{ sortable: true, frozen: true },
    cell: ({ tag_id, name }) =>
      tag_id === null ? (
        texts.noJob
      ) : (
        <Link to="/settings/jobs/$tag_id" params={{ tag_id }}>
          {name}
        </Link>
      ),
  }),
  ...hourColumns.map(({ key, head, text, order }) =>
    textColumn<JobHours>(key, head, text, {
      numeric: true,
      ...(order !== null && {
        sortable: true,
        order: (row: JobHours) => String(order(row)),
        // The text is also that of the file, without separators.
        cell: (row: JobHours) => wholeText(order(row)),
      }),
    }),
  ),
];
