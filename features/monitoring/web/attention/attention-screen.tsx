import { Link, useSearch } from '@tanstack/react-router';
import { dashboardFilterFromSearch } from '#dashboard/domain';
import type { DashboardFrame } from '#dashboard/offline';
import { WithDashboardFrame } from '#dashboard/web';
import { countedFilter } from '#measurements/domain';
import { monitoringPage } from '#monitoring/domain';
import { useInitialised } from '#packages/sync/web';
import { CardBoundary, Page, PageHead } from '#packages/ui';
import { AttentionCard } from './attention-card.tsx';
import { attentionTexts as texts } from './attention-texts.ts';
import { useAttention } from './use-attention.ts';
import classes from './attention.module.css';

/** /monitoring/attention: everything that needs attention, of all locations or of one. */
export function AttentionScreen() {
  return (
    <WithDashboardFrame title={texts.title}>
      {(frame) => <WholeList frame={frame} />}
    </WithDashboardFrame>
  );
}

const everybody = countedFilter(dashboardFilterFromSearch({}, monitoringPage), monitoringPage);

function WholeList({ frame: { locations } }: { frame: DashboardFrame }) {
  const { now_location } = useSearch({ strict: false });
  const place = locations.find(({ tag_id }) => tag_id === now_location) ?? null;
  const attention = useAttention(everybody, place?.tag_id ?? null);
  const { cases, error } = attention;
  return (
    <Page ready={useInitialised() && (cases !== undefined || error !== null)}>
      <PageHead
        title={texts.title}
        sentence={
          <>
            {place === null ? texts.sentence : texts.at(place.name)}
            {cases !== undefined && cases.length > 0 && `: ${texts.count(cases.length)}`}
            {place !== null && (
              <Link to="/monitoring/attention" className={classes['everywhere']}>
                {texts.elsewhere(attention.elsewhere)}
              </Link>
            )}
          </>
        }
      />
      <CardBoundary>
        <AttentionCard attention={{ ...attention, elsewhere: 0 }} most={null} place={place} />
      </CardBoundary>
    </Page>
  );
}
