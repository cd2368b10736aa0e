import { Button } from '@mantine/core';
import { dateTimeText } from '#packages/kit';
import { useCopy } from '#packages/sync/web';
import { useConfirm } from '#packages/ui';
import type { RosterFields } from '#rosters/contract';
import { rosterConflicts } from '#rosters/offline';
import { leaveTexts, rosterTexts as texts } from '../roster-texts.ts';
import { useRosterActions } from '../use-roster-actions.ts';
import classes from './roster-dialog.module.css';

/** Rows of each list that are shown at most. */
const mostShown = 50;

interface Props {
  roster: RosterFields;
  online: boolean;
}

/** Selected workers with overlapping shifts, and those on leave. They warn and block nothing. */
export function ConflictPanel({ roster, online }: Props) {
  const { data } = useCopy(rosterConflicts, { roster }, { keepPrevious: true });
  const actions = useRosterActions();
  const confirm = useConfirm();
  const zone = roster.timezone;
  const span = (start: number, end: number) =>
    `${dateTimeText(start, zone)} – ${dateTimeText(end, zone)}`;
  const { overlaps = [], leaves = [] } = data ?? {};
  return (
    <aside className={classes['conflicts']} aria-busy={data === undefined}>
      <section>
        <h3>{texts.overlapping}</h3>
        {data !== undefined && overlaps.length === 0 && <p>{texts.noOverlaps}</p>}
        <ul>
          {overlaps
            .slice(0, mostShown)
            .map(({ user_id, roster_id, name, description, ...clash }) => (
              <li key={`${user_id} ${roster_id}`}>
                <b dir="auto">{name}</b>
                <small>{description}</small>
                <small>{span(clash.start, clash.end)}</small>
              </li>
            ))}
        </ul>
        {overlaps.length > mostShown && <p>{texts.othersToo(overlaps.length - mostShown)}</p>}
      </section>
      <section>
        <h3>{texts.onLeave}</h3>
        {data !== undefined && leaves.length === 0 && <p>{texts.noLeave}</p>}
        <ul>
          {leaves.slice(0, mostShown).map((leave) => (
            <li key={leave.roster_user_leave_id}>
              <b dir="auto">{leave.name}</b>
              <small>{span(Date.parse(leave.start_time), Date.parse(leave.end_time))}</small>
              <small>{texts.shiftsDuring(leave.shifts)}</small>
              <Button
                variant="default"
                size="compact-sm"
                aria-label={`Cancel the leave of ${leave.name}`}
                disabled={!online || actions.isBusy}
                onClick={() =>
                  void confirm(leaveTexts.cancel(leave.name)).then((isConfirmed) =>
                    isConfirmed ? actions.cancelLeave(leave.roster_user_leave_id) : null,
                  )
                }
              >
                Cancel leave
              </Button>
            </li>
          ))}
        </ul>
      </section>
    </aside>
  );
}
