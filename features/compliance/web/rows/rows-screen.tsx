import { Button } from '@mantine/core';
import { IconPrinter } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { listComplianceRows } from '#compliance/contract';
import type { OpenFigure } from '#compliance/contract';
import { pictureAddress } from '#organisation/domain';
import { organisationLogo, organisationOwn } from '#organisation/offline';
import { CallError, useAnswer } from '#packages/http/web';
import { generatedText } from '#packages/kit';
import { useCopy, useSyncStatus } from '#packages/sync/web';
import {
  EmptyState,
  ErrorState,
  PrintHead,
  printPage,
  Screen,
  TableSkeleton,
  useNow,
  useZone,
} from '#packages/ui';
import { compliancePath } from '../compliance-search.ts';
import type { ComplianceSearch } from '../compliance-search.ts';
import {
  complianceTexts as texts,
  figureMeanings,
  figureNames,
  rowNouns,
} from '../compliance-texts.ts';
import { periodText } from '../period-choice.ts';
import type { Period } from '../period-choice.ts';
import { RowsTable } from './rows-table.tsx';
import classes from './rows-screen.module.css';

interface Props {
  search: ComplianceSearch;
  period: Period;
  figure: OpenFigure;
  /** A job or location; undefined for the organisation. */
  tag_id: string | undefined;
}

/** The rows behind a figure, those first that lower it. */
export function RowsScreen({ search: { from, to }, period, figure, tag_id }: Props) {
  const query = { ...period, figure, ...(tag_id !== undefined && { tag_id }) };
  const { data, error, refetch } = useAnswer(listComplianceRows, { query });
  const { data: organisation } = useCopy(organisationOwn, {});
  const { data: logo } = useCopy(organisationLogo, {});
  const { online } = useSyncStatus();
  const [zone, now] = [useZone(), useNow()];
  const back = from !== undefined && to !== undefined ? { from, to } : {};
  const isGone = error instanceof CallError && error.code === 'NOT_FOUND';
  const isCut = !online && data === undefined;
  const of = data?.name ?? texts.everybody;
  const days = periodText(period);
  const title = figureNames[figure];
  const sentence =
    data === undefined
      ? days
      : `${rowNouns[figure](data.total)} of ${of}, ${days}.${
          data.rows.length < data.total ? ` ${texts.cut(data.rows.length)}` : ''
        }`;
  return (
    <Screen
      title={<span className="ws-not-printed">{isGone ? texts.notFound : title}</span>}
      tabTitle={title}
      ready={data !== undefined || error !== null || isCut}
      crumbs={
        <span className="ws-not-printed">
          <Link to={compliancePath} search={back}>
            {texts.title}
          </Link>
        </span>
      }
      sentence={<span className="ws-not-printed">{sentence}</span>}
      actions={
        <Button
          variant="default"
          leftSection={<IconPrinter size={16} stroke={1.75} />}
          disabled={data === undefined || data.total === 0}
          onClick={() => void printPage(`${title}, ${days}`)}
        >
          {texts.print}
        </Button>
      }
    >
      <PrintHead
        logo={logo == null ? null : pictureAddress(logo)}
        organisation={organisation?.name ?? ''}
        title={title}
        sentence={sentence}
        made={generatedText(now, zone)}
      />
      <p className="ws-note">{figureMeanings[figure]}</p>
      {isGone ? (
        <EmptyState title={texts.notFound} text={texts.gone} />
      ) : isCut || (data === undefined && error !== null) ? (
        <ErrorState {...(isCut && { message: texts.offline })} onRetry={() => void refetch()} />
      ) : data === undefined ? (
        <TableSkeleton rows={8} height={44} />
      ) : (
        <div className={classes['table']}>
          <RowsTable answer={data} />
        </div>
      )}
    </Screen>
  );
}
