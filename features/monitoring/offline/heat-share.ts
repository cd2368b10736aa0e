import { ledgerTables, planMarks } from '#acclimatisation/offline';
import type { LimitedState } from '#acclimatisation/domain';
import type { DashboardFilter } from '#dashboard/domain';
import { isSwitchedOn } from '#organisation/domain';
import { ownOrganisation } from '#organisation/offline';
import { defineRead } from '#packages/sync/offline';
import type { User } from '#people/contract';
import { dayAfter, dayAt } from '#weather/domain';
import { peopleInView } from './crew-now.ts';

const halfDay = 12 * 3_600_000;

/** Somebody who is new to heat or returning, and is planned longer in it today than allowed. */
export interface OverShare {
  person: Pick<User, 'user_id' | 'name_first' | 'name_last' | 'has_picture' | 'tag_ids'>;
  state: LimitedState;
  /** Minutes in the heat. */
  allowed: number;
  planned: number;
  /** When the case began: half a day before the shift, so that a take of yesterday does not count. */
  since: number;
  /** It is the viewer, who cannot take it. */
  isSelf: boolean;
}

interface Params {
  filter: DashboardFilter;
  /** Of the viewer. */
  zone: string;
}

/**
 * The people of a filter whose shift of today, or of last night, plans more time in the heat than
 * their acclimatisation allows, until it ends.
 */
export const overShare = defineRead({
  name: 'monitoring.over_share',
  tables: [...new Set([...ledgerTables, 'organisations' as const])],
  async run(copy, { filter, zone }: Params, context): Promise<OverShare[]> {
    if (!isSwitchedOn(ownOrganisation(copy)?.metadata ?? {}, 'roster')) return [];
    const today = dayAt(zone, context.now);
    const dates = { from: dayAfter(today, -1), to: today };
    const { marks } = await planMarks.run(copy, { ...dates, zone }, context);
    const people = peopleInView(copy, filter);
    return marks.flatMap(({ user_id, verdict, state, allowed, planned, starts, end }) => {
      const person = people.get(user_id);
      const isOver = verdict === 'over' && state !== 'acclimatised' && end > context.now;
      if (person === undefined || !isOver) return [];
      const { name_first, name_last, has_picture, tag_ids } = person;
      return [
        {
          person: { user_id, name_first, name_last, has_picture, tag_ids },
          ...{ state, allowed, planned, since: Math.min(...starts) - halfDay },
          isSelf: user_id === context.user_id,
        },
      ];
    });
  },
});
