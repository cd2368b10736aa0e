import { useWrite } from '#packages/form/web';
import type { Refused } from '#packages/form/web';
import { CallError, newId, useClient } from '#packages/http/web';
import {
  changeRoster,
  createLeave,
  createRoster,
  removeRoster,
  rosterMessages as messages,
} from '#rosters/contract';
import type { LeaveFields, RosterFields } from '#rosters/contract';

const rosterFieldNames = [
  ...['user_ids', 'shift_start_time', 'shift_end_time', 'timezone', 'interval', 'days_of_week'],
];

/** The writes about rosters and leave. */
export function useRosterActions() {
  const client = useClient();
  const { write, isBusy } = useWrite({ sync: 'awaited' });

  const create = (fields: RosterFields): Promise<Refused> =>
    write(() => client.call(createRoster, { body: fields }), {
      done: messages.created,
      failed: (reason) => messages.failed('create', reason),
      fields: rosterFieldNames,
    });

  /**
   * Replaces a roster.
   *
   * @param modified_time when it was last changed before the form was opened; null overwrites
   * @param onConflict called if somebody else changed it meanwhile
   */
  const change = (
    fields: RosterFields,
    modified_time: string | null,
    onConflict: () => void = () => undefined,
  ): Promise<Refused> =>
    write(
      async () => {
        try {
          return await client.call(changeRoster, {
            body: { ...fields, ...(modified_time !== null && { modified_time }) },
          });
        } catch (failure) {
          if (failure instanceof CallError && failure.code === 'CONFLICT') onConflict();
          throw failure;
        }
      },
      {
        done: messages.updated,
        failed: (reason) => messages.failed('update', reason),
        fields: rosterFieldNames,
      },
    );

  const remove = (roster_id: string): Promise<Refused> =>
    write(() => client.call(removeRoster, { params: { id: roster_id } }), {
      done: messages.deleted,
      failed: (reason) => messages.failed('delete', reason),
      fields: [],
    });

  /** Adds a leave for each of some workers; those before a refused one are stored. */
  const addLeave = (
    user_ids: readonly string[],
    fields: Omit<LeaveFields, 'user_id' | 'roster_user_leave_id'>,
    ids: ReadonlyMap<string, string>,
  ): Promise<Refused> =>
    write(
      async () => {
        for (const user_id of user_ids) {
          const roster_user_leave_id = ids.get(user_id) ?? newId();
          await client.call(createLeave, { body: { ...fields, user_id, roster_user_leave_id } });
        }
      },
      {
        done: messages.leaveCreated,
        failed: (reason) => messages.leaveNotCreated(withoutStop(reason)),
        fields: ['start_time', 'end_time', 'timezone', 'reason'],
      },
    );

  /**
   * Adds several leaves, one after another. Those that overlap with leave of the same worker are
   * not added; `done` gets the number of both.
   */
  const addLeaves = (
    leaves: readonly LeaveFields[],
    done: (added: number, overlapping: number) => string,
  ): Promise<Refused> =>
    write(
      async () => {
        let added = 0;
        for (const body of leaves) {
          try {
            await client.call(createLeave, { body });
            added += 1;
          } catch (failure) {
            if (!isOverlap(failure)) throw failure;
          }
        }
        return added;
      },
      {
        done: (added) => done(added, leaves.length - added),
        failed: (reason) => messages.leaveNotCreated(withoutStop(reason)),
        fields: ['timezone', 'reason'],
      },
    );

  const cancelLeave = (roster_user_leave_id: string): Promise<Refused> =>
    write(() => client.call(removeRoster, { params: { id: roster_user_leave_id } }), {
      done: messages.leaveCancelled,
      failed: (reason) => messages.leaveNotCancelled(withoutStop(reason)),
      fields: [],
    });

  return { create, change, remove, addLeave, addLeaves, cancelLeave, isBusy };
}

/** The texts about leave end with a stop of their own. */
function withoutStop(reason: string): string {
  return reason.replace(/\.$/, '');
}

function isOverlap(failure: unknown): boolean {
  return (
    failure instanceof CallError && Object.values(failure.errors).includes(messages.leaveOverlaps)
  );
}
