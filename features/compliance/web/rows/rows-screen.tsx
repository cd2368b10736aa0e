import { Link } from '@tanstack/react-router';
import { listComplianceRows } from '#compliance/contract';
import type { OpenFigure } from '#compliance/contract';
import { useAnswer } from '#packages/http/web';
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
import { FigureRowsScreen } from './figure-rows-screen.tsx';
import { RowsTable } from './rows-table.tsx';

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
  const answer = useAnswer(listComplianceRows, { query });
  const back = from !== undefined && to !== undefined ? { from, to } : {};
  return (
    <FigureRowsScreen
      {...{ answer, title: figureNames[figure], days: periodText(period) }}
      meaning={figureMeanings[figure]}
      back={
        <Link to={compliancePath} search={back}>
          {texts.title}
        </Link>
      }
      countText={({ total, name }) => `${rowNouns[figure](total)} of ${name ?? texts.everybody}`}
      cutText={texts.cut}
      offline={texts.offline}
      refusals={{ NOT_FOUND: { title: texts.notFound, text: texts.gone } }}
    >
      {(data) => <RowsTable answer={data} />}
    </FigureRowsScreen>
  );
}
