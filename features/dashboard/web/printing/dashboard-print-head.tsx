import type { DashboardFilter } from '#dashboard/domain';
import { pictureAddress } from '#organisation/domain';
import { organisationLogo, organisationOwn } from '#organisation/offline';
import { dateTimeText, offsetText } from '#packages/kit';
import { PrintHead } from '#packages/ui';
import { useCopy } from '#packages/sync/web';
import { filterSentence } from '../filter/filter-sentence.ts';
import { useFilterNames } from '../filter/use-filter-names.ts';
import { useDashboardStatus } from '../use-dashboard.ts';

interface Props {
  title: string;
  filter: DashboardFilter;
  /** Milliseconds since 1970. */
  now: number;
  zone: string;
  locations: readonly { tag_id: string; name: string }[];
}

/** What stands over the printed dashboard: whose it is, of what and from when. */
export function DashboardPrintHead({ title, filter, now, zone, locations }: Props) {
  const { data: found } = useDashboardStatus(filter);
  const names = useFilterNames(filter);
  const { data: organisation } = useCopy(organisationOwn, {});
  const { data: logo } = useCopy(organisationLogo, {});
  return (
    <PrintHead
      logo={logo == null ? null : pictureAddress(logo)}
      organisation={organisation?.name ?? ''}
      title={title}
      sentence={filterSentence(filter, { now, zone, locations, ...names, found })}
      made={`Generated ${dateTimeText(now, zone)} (${offsetText(now, zone)})`}
    />
  );
}
