import type { DashboardFilter } from '#dashboard/domain';
import { pictureAddress } from '#organisation/domain';
import { organisationLogo, organisationOwn } from '#organisation/offline';
import { generatedText } from '#packages/kit';
import { PrintHead, useNow, useZone } from '#packages/ui';
import { useCopy } from '#packages/sync/web';
import { useFilterSentence } from '../filter/use-filter-sentence.ts';
import { useDashboardStatus } from '../use-dashboard.ts';

interface Props {
  title: string;
  filter: DashboardFilter;
}

/** Head of the printed dashboard: title, organisation, filter and time. */
export function DashboardPrintHead({ title, filter }: Props) {
  const [now, zone] = [useNow(), useZone()];
  const { data: found } = useDashboardStatus(filter);
  const { data: organisation } = useCopy(organisationOwn, {});
  const { data: logo } = useCopy(organisationLogo, {});
  return (
    <PrintHead
      logo={logo == null ? null : pictureAddress(logo)}
      organisation={organisation?.name ?? ''}
      title={title}
      sentence={useFilterSentence(filter, { found })}
      made={generatedText(now, zone)}
    />
  );
}
