import { Link } from '@tanstack/react-router';
import { useMemo } from 'react';
import type { OpenFigure, Share, TagFigures } from '#compliance/contract';
import { percentOf } from '#compliance/domain';
import {
  DataTable,
  EmptyState,
  missing,
  sortedRows,
  textColumn,
  useOnPaper,
  useSortedPage,
} from '#packages/ui';
import type { Column } from '#packages/ui';
import { SetUpLink } from '#people/web';
import { BandBadge } from './band-badge.tsx';
import { compliancePath } from './compliance-search.ts';
import type { ComplianceSearch } from './compliance-search.ts';
import { complianceTexts as texts, figureHeads, figureNames } from './compliance-texts.ts';
import { completeText, percentText } from './group-words.ts';

interface Props {
  kind: 'jobs' | 'locations';
  /** Undefined while loading. */
  tags: readonly TagFigures[] | undefined;
  search: ComplianceSearch;
}

const defaultSize = 20;
const worstFirst = { key: 'score', descending: false };

/** The figures of each job, or of each location. */
export function TagTable({ kind, tags, search }: Props) {
  const columns = useMemo(() => tagColumns(kind, search), [kind, search]);
  const place = useSortedPage(`compliance-${kind}`, defaultSize, {
    ...{ rows: tags, columns, first: worstFirst },
  });
  const isOnPaper = useOnPaper();
  return (
    <DataTable
      {...place}
      // Paper has all of them.
      rows={isOnPaper && tags ? sortedRows(tags, columns, place.sort) : place.rows}
      label={texts[kind]}
      rowKey={({ tag_id }) => tag_id}
      empty={
        kind === 'jobs' ? (
          <EmptyState
            title={texts.noJobs}
            text={texts.noJobsAbout}
            action={<SetUpLink step="job" />}
          />
        ) : (
          <EmptyState
            title={texts.noLocations}
            text={texts.noLocationsAbout}
            action={<SetUpLink step="site" />}
          />
        )
      }
    />
  );
}

function tagColumns(kind: Props['kind'], search: ComplianceSearch): Column<TagFigures>[] {
  const open = (tag_id: string, figure: OpenFigure) => ({ ...search, figure, tag: tag_id });
  const share = (figure: 'tests' | 'retests' | 'actions' | 'alerts' | 'courses') =>
    textColumn<TagFigures>(figure, figureHeads[figure], (row) => percentText(row[figure]), {
      ...{ sortable: true, numeric: true, order: (row) => orderOf(row[figure]) },
      cell: (row) =>
        row[figure].of === 0 ? (
          <BandBadge percent={null} />
        ) : (
          <Link
            to={compliancePath}
            search={open(row.tag_id, figure)}
            title={texts.of(row[figure].done, row[figure].of)}
            aria-label={`${figureNames[figure]}, ${row.name}: ${percentText(row[figure])}`}
          >
            <BandBadge percent={percentOf(row[figure])} isSmall />
          </Link>
        ),
    });
  const count = (figure: 'never_tested' | 'rules') =>
    textColumn<TagFigures>(figure, figureHeads[figure], (row) => String(row[figure]), {
      ...{ sortable: true, numeric: true },
      cell: (row) =>
        row[figure] === 0 ? (
          '0'
        ) : (
          <Link
            to={compliancePath}
            search={open(row.tag_id, figure)}
            aria-label={`${figureNames[figure]}, ${row.name}: ${String(row[figure])}`}
          >
            {row[figure]}
          </Link>
        ),
    });
  return [
    textColumn<TagFigures>(
      'name',
      kind === 'jobs' ? texts.job : texts.location,
      (row) => row.name,
      {
        ...{ sortable: true, frozen: true },
        cell: ({ tag_id, name }) => (
          <Link to={`/settings/${kind}/$tag_id`} params={{ tag_id }}>
            {name}
          </Link>
        ),
      },
    ),
    textColumn<TagFigures>(
      'score',
      texts.score,
      ({ score }) => (score === null ? '' : `${String(score)} %`),
      {
        // Those without data are last; of two with the same score the name decides.
        ...{ sortable: true, numeric: true },
        order: ({ score, name }) => `${String(score ?? 101)} ${name}`,
        cell: ({ score }) => <BandBadge percent={score} isSmall />,
      },
    ),
    textColumn<TagFigures>('people', texts.people, ({ people }) => String(people), {
      ...{ sortable: true, numeric: true },
    }),
    ...[share('tests'), count('never_tested'), share('retests'), share('actions'), share('alerts')],
    textColumn<TagFigures>(
      'median',
      texts.medianShort,
      ({ median_minutes: median }) => (median === null ? '' : String(Math.round(median * 10) / 10)),
      {
        ...{ sortable: true, numeric: true },
        cell: ({ median_minutes: median }) =>
          median === null ? missing : Math.round(median * 10) / 10,
      },
    ),
    ...[share('courses'), count('rules')],
    textColumn<TagFigures>(
      'complete',
      kind === 'jobs' ? texts.assessed : texts.placed,
      completeText,
      {
        sortable: true,
        cell: (row) =>
          row.is_complete ? (
            texts.yes
          ) : (
            <Link
              to={`/settings/${kind}/$tag_id`}
              params={{ tag_id: row.tag_id }}
              aria-label={`${kind === 'jobs' ? texts.assessed : texts.placed}, ${row.name}: ${texts.no}`}
            >
              {texts.no}
            </Link>
          ),
      },
    ),
  ];
}

/** Groups without data are last. */
function orderOf({ done, of }: Share): string {
  return of === 0 ? '101' : ((done * 100) / of).toFixed(3);
}
