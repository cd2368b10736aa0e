import { Button } from '@mantine/core';
import type { UseQueryResult } from '@tanstack/react-query';
import { boundsOfBaseline } from '#hydration/domain';
import type { BaselineRow } from '#hydration/offline';
import { useBaselineActions } from '#measurements/web';
import { dateTimeText } from '#packages/kit';
import { Card, EmptyState, GenericLoader, TextSkeleton, useZone } from '#packages/ui';
import type { PersonCard } from '#people/domain';
import { numberText } from '../value-text.ts';
import { baselineStates, baselineTexts } from './baseline-texts.ts';
import classes from './baseline-tables.module.css';

interface Props {
  person: PersonCard;
  query: UseQueryResult<BaselineRow[]>;
  online: boolean;
}

/** All baselines of a person, newest first. */
export function BaselinesCard({ person, query, online }: Props) {
  const { data, error, isPending, refetch } = query;
  return (
    <Card title={baselineTexts.history} flush>
      <GenericLoader
        error={error}
        isPending={isPending}
        onRetry={() => void refetch()}
        skeleton={<TextSkeleton widths={[90, 80, 85]} />}
      >
        {data !== undefined && data.length > 0 ? (
          <BaselinesTable person={person} rows={data} online={online} />
        ) : (
          <EmptyState
            title={baselineTexts.none}
            text={person.may.viewMeasurements ? baselineTexts.noneAbout : baselineTexts.mayNotSee}
          />
        )}
      </GenericLoader>
    </Card>
  );
}

function BaselinesTable({ person, rows, online }: Omit<Props, 'query'> & { rows: BaselineRow[] }) {
  const mayRemove = person.may.deleteMeasurements;
  return (
    <div className={classes['scroll']} tabIndex={0} role="region" aria-label={baselineTexts.list}>
      <table className={classes['table']} aria-label={baselineTexts.list}>
        <thead>
          <tr>
            <th scope="col">Time</th>
            <th scope="col" data-numeric>
              Tests
            </th>
            <th scope="col" data-numeric>
              Mean
            </th>
            <th scope="col" data-numeric>
              Std
            </th>
            <th scope="col">Bounds, mOsm</th>
            <th scope="col">State</th>
            <th scope="col">Built by</th>
            {mayRemove && (
              <th scope="col" data-action>
                <span className="ws-only-heard">Actions</span>
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <BaselineLine
              key={row.measurement_id}
              row={row}
              online={online}
              mayRemove={mayRemove}
            />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function BaselineLine(props: { row: BaselineRow; online: boolean; mayRemove: boolean }) {
  const { row, online, mayRemove } = props;
  const { measurement_id, time, mean, std, values, state, measured_by } = row;
  const zone = useZone();
  const { setActive } = useBaselineActions();
  const { mild, moderate, severe } = boundsOfBaseline(mean, values.length);
  const isRemoved = state === 'removed';
  const about = dateTimeText(time, zone);
  const word = isRemoved ? baselineTexts.restore : baselineTexts.remove;
  return (
    <tr data-state={state}>
      <td>{about}</td>
      <td data-numeric>{values.length}</td>
      <td data-numeric>{numberText(mean)}</td>
      <td data-numeric>{std === null ? '–' : numberText(std)}</td>
      <td>{[mild, moderate, severe].map((bound) => String(Math.round(bound))).join(' · ')}</td>
      <td>
        <span className={classes['state']} data-state={state}>
          {baselineStates[state]}
        </span>
      </td>
      <td>{measured_by || '–'}</td>
      {mayRemove && (
        <td data-action>
          <Button
            size="compact-sm"
            variant="default"
            disabled={!online}
            title={online ? undefined : baselineTexts.needsLine}
            aria-label={`${word} of ${about}`}
            onClick={() => void setActive(measurement_id, isRemoved)}
          >
            {isRemoved ? 'Restore' : 'Remove'}
          </Button>
        </td>
      )}
    </tr>
  );
}
