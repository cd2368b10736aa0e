import { useMemo } from 'react';
import { answerFigures } from '#alerts/domain';
import { alertNotices, highRiskList } from '#alerts/offline';
import { isSwitchedOn } from '#organisation/domain';
import { organisationOwn } from '#organisation/offline';
import { countOf, countText } from '#packages/kit';
import { useCopy } from '#packages/sync/web';
import { useNow } from '#packages/ui';
import { spanText } from './alert-words.ts';
import { responseTexts as texts } from './answer-texts.ts';
import { foundRisks, isHandled, isHandledInTime } from './high-risk/high-risk-rows.ts';
import { riskSearch, riskWindows } from './monitoring-search.ts';
import type { NoticeQuery, RiskQuery } from './monitoring-search.ts';

/** A figure about answers, and the list of the rows that it counts. */
export interface ResponseFigure {
  name: string;
  value: string;
  detail: string;
  to: '/monitoring/alerts' | '/monitoring/high-risk-measurements';
  search: object;
}

const window = '7d';

/**
 * How quickly supervisors answer alerts and follow high-risk measurements. Undefined until the copy
 * is read; empty if alerts are switched off.
 */
export function useResponseFigures(): ResponseFigure[] | undefined {
  const { data: organisation } = useCopy(organisationOwn, {});
  const { data: notices } = useCopy(alertNotices, {});
  const { data: risks } = useCopy(highRiskList, {});
  const now = useNow();
  return useMemo(() => {
    if (organisation === undefined || notices === undefined || risks === undefined)
      return undefined;
    if (!organisation || !isSwitchedOn(organisation.metadata, 'alert')) return [];
    const since = now - riskWindows[window] * 3_600_000;
    const { open, median, acknowledged, in_time, late } = answerFigures(notices, { since, now });
    const recent = foundRisks(risks, { ...riskSearch.defaults, window }, now);
    const handled = recent.filter(isHandled).length;
    const quick = recent.filter(isHandledInTime).length;
    const risksWith = (actions: RiskQuery['actions']) => ({
      to: '/monitoring/high-risk-measurements' as const,
      search: { window, actions },
    });
    const alertsWith = (part: Partial<NoticeQuery>) => ({
      to: '/monitoring/alerts' as const,
      search: { tab: 'users', ...part },
    });
    return [
      {
        ...{ name: texts.open, value: countText(open) },
        ...{ detail: texts.waiting, ...alertsWith({ answer: 'open' }) },
      },
      {
        ...{ name: texts.median, value: median === null ? '–' : spanText(median) },
        detail: texts.medianOf(acknowledged),
        ...alertsWith({ answer: 'acknowledged', window }),
      },
      {
        ...{ name: texts.inTime, value: share(in_time, in_time + late) },
        detail: texts.inTimeOf(in_time, in_time + late),
        ...alertsWith({ answer: 'in_time', window }),
      },
      {
        ...{ name: texts.handled, value: share(handled, recent.length) },
        ...{ detail: texts.handledOf(handled, countOf(recent.length, 'test')) },
        ...risksWith('handled'),
      },
      {
        ...{ name: texts.quick, value: share(quick, recent.length) },
        ...{ detail: texts.handledOf(quick, countOf(recent.length, 'test')) },
        ...risksWith('in_time'),
      },
    ];
  }, [organisation, notices, risks, now]);
}

/** Rounded down, as in the compliance assessment: 100 % means all. */
function share(part: number, whole: number): string {
  return whole === 0 ? '–' : `${countText(Math.floor((100 * part) / whole))} %`;
}
