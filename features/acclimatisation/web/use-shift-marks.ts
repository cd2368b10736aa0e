import { useMemo } from 'react';
import { planMarks } from '#acclimatisation/offline';
import { isSwitchedOn } from '#organisation/domain';
import { organisationOwn } from '#organisation/offline';
import { useCopy } from '#packages/sync/web';
import { useZone } from '#packages/ui';
import type { ShiftMark, UseShiftMarks } from '#rosters/web';
import { dayAfter, dayAt } from '#weather/domain';
import { acclimatisationTexts as texts } from './acclimatisation-texts.ts';
import { markText, overSummary } from './acclimatisation-words.ts';

/** The marks of shifts with more time in the heat than is allowed, while heat stress is in use. */
export const useShiftMarks: UseShiftMarks = ({ from, to }) => {
  const zone = useZone();
  const { data: organisation } = useCopy(organisationOwn, {});
  const isUsed = isSwitchedOn(organisation?.metadata ?? {}, 'heat stress');
  // The date in the zone of a roster may be a day before or after that of the viewer.
  const span = { from: dayAfter(dayAt(zone, from), -1), to: dayAfter(dayAt(zone, to), 1), zone };
  const { data } = useCopy(planMarks, span, { enabled: isUsed, keepPrevious: true });
  const isBeyond = data !== undefined && dayAt(zone, to - 1) > data.last;
  return useMemo(() => {
    const marks = new Map<string, ShiftMark>();
    let over = 0;
    const people = new Map<string, string>();
    for (const mark of data?.marks ?? []) {
      const isOver = mark.verdict === 'over';
      for (const start of mark.starts) {
        marks.set(keyOf(mark.user_id, start), { text: markText(mark), isOver });
        if (!isOver || start < from || start >= to) continue;
        over += 1;
        people.set(mark.user_id, mark.name);
      }
    }
    return {
      of: (user_id, start) => marks.get(keyOf(user_id, start)) ?? null,
      isOver: over > 0,
      summary: over > 0 ? overSummary(over, [...people.values()]) : isBeyond ? texts.beyond : '',
    };
  }, [data, from, to, isBeyond]);
};

function keyOf(user_id: string, start: number): string {
  return `${user_id} ${String(start)}`;
}
