import { useEffect, useRef } from 'react';
import type { BaselineCandidate } from '#hydration/offline';
import { dateTimeText } from '#packages/kit';
import { RowCheck, useZone } from '#packages/ui';
import { HydrationBadge } from '../hydration-badge.tsx';
import { numberText } from '../value-text.ts';
import classes from './baseline-tables.module.css';

interface Props {
  candidates: readonly BaselineCandidate[];
  ticked: ReadonlySet<string>;
  onTick: (ticked: ReadonlySet<string>) => void;
}

/** The newest tests with a checkbox each; a press on a row toggles it too. */
export function CandidatesTable({ candidates, ticked, onTick }: Props) {
  const zone = useZone();
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The button that opened the list is removed, so the list gets the focus.
    list.current?.focus();
  }, []);
  const toggle = (id: string) => {
    const next = new Set(ticked);
    if (!next.delete(id)) next.add(id);
    onTick(next);
  };
  return (
    <div
      ref={list}
      className={classes['scroll']}
      tabIndex={0}
      role="region"
      aria-label="Tests to build from"
    >
      <table className={classes['table']} aria-label="Tests to build from">
        <thead>
          <tr>
            <th scope="col" className={classes['tick']}>
              <span className="ws-only-heard">Selected</span>
            </th>
            <th scope="col">Time</th>
            <th scope="col" data-numeric>
              mOsm
            </th>
            <th scope="col">Status</th>
          </tr>
        </thead>
        <tbody>
          {candidates.map(({ measurement_id, time, value, state }) => (
            <tr
              key={measurement_id}
              data-ticked={ticked.has(measurement_id)}
              onClick={() => toggle(measurement_id)}
            >
              <td onClick={(event) => event.stopPropagation()}>
                <RowCheck
                  label={`Select the test of ${dateTimeText(time, zone)}`}
                  checked={ticked.has(measurement_id)}
                  onChange={() => toggle(measurement_id)}
                />
              </td>
              <td>{dateTimeText(time, zone)}</td>
              <td data-numeric>{numberText(value)}</td>
              <td>
                <HydrationBadge state={state} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
