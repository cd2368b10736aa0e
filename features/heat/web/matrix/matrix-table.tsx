import { Link } from '@tanstack/react-router';
import { Group, Tooltip } from '@mantine/core';
import { riskColumnNames, riskLevelNames } from '#heat/contract';
import type { RiskColumn } from '#heat/contract';
import { riskLevel } from '#heat/domain';
import { countText } from '#packages/kit';
import { levelColour } from '../heat-palette.ts';
import { RiskBars } from '../risk-bars.tsx';
import { cellWords } from './matrix-rows.ts';
import type { MatrixCell, MatrixRow } from './matrix-rows.ts';
import { matrixTexts } from './matrix-texts.ts';
import type { Matrix } from './use-matrix.ts';
import classes from './matrix.module.css';

interface Props {
  matrix: Matrix;
  columns: readonly RiskColumn[];
  open: MatrixCell | null;
  onOpen: (cell: MatrixCell) => void;
}

/** One row for each job, the worst first; each cell opens its explanation. */
export function MatrixTable({ matrix, columns, open, onOpen }: Props) {
  const { rows, system, isRange } = matrix;
  return (
    <table className={classes['table']}>
      <caption className="ws-only-heard">{matrixTexts.title}</caption>
      <thead>
        <tr>
          <th scope="col">{matrixTexts.jobColumn}</th>
          {columns.map((column) => (
            <th key={column} scope="col">
              {riskColumnNames[column]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.job.tag_id}>
            <th scope="row">
              {row.job.name} <small title={matrixTexts.workers}>{countText(row.job.workers)}</small>
            </th>
            {row.job.hazard < 0 ? (
              <td colSpan={columns.length}>
                <NotAssessed tag_id={row.job.tag_id} />
              </td>
            ) : (
              columns.map((column) => (
                <td key={column}>
                  <Cell
                    {...{ row, column, system, isRange }}
                    isOpen={open?.job_id === row.job.tag_id && open.column === column}
                    onOpen={() => onOpen({ job_id: row.job.tag_id, column })}
                  />
                </td>
              ))
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface CellProps extends Pick<Matrix, 'system' | 'isRange'> {
  row: MatrixRow;
  column: RiskColumn;
  isOpen: boolean;
  onOpen: () => void;
}

function Cell({ row, column, system, isRange, isOpen, onOpen }: CellProps) {
  const found = row.risks[column];
  if (found === null) return <span className={classes['none']}>–</span>;
  const level = riskLevel(found.risk);
  const words = cellWords(row, column, { system, isRange });
  return (
    <Tooltip
      // Beside its cell, so that it is part of the page's content.
      withinPortal={false}
      events={{ hover: true, focus: true, touch: false }}
      disabled={isOpen}
      label={[...words, riskLevelNames[level]].join('\n')}
      styles={{ tooltip: { whiteSpace: 'pre-line' } }}
    >
      <button
        type="button"
        className={classes['cell']}
        style={{ background: levelColour(level, 'tint'), color: levelColour(level, 'ink') }}
        aria-label={`${row.job.name}, ${riskColumnNames[column]}: ${riskLevelNames[level]}, ${words.join(', ')}`}
        aria-expanded={isOpen}
        onClick={onOpen}
      >
        <RiskBars level={level} />
        <b>{found.risk}</b>
      </button>
    </Tooltip>
  );
}

function NotAssessed({ tag_id }: { tag_id: string }) {
  return (
    <Group component="span" gap="2px 8px" justify="end" display="inline-flex" c="dimmed">
      <span>–</span>
      <RiskBars level="none" />
      Not assessed
      <Link to="/settings/jobs/$tag_id" params={{ tag_id }}>
        {matrixTexts.assess}
      </Link>
    </Group>
  );
}
