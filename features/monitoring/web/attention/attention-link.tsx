import { Button, VisuallyHidden } from '@mantine/core';
import { IconUrgent } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { dashboardFilterFromSearch } from '#dashboard/domain';
import { countedFilter } from '#measurements/domain';
import { monitoringPage } from '#monitoring/domain';
import { countText } from '#packages/kit';
import { attentionTexts as texts } from './attention-texts.ts';
import { useAttention } from './use-attention.ts';
import classes from './attention.module.css';

const everybody = countedFilter(dashboardFilterFromSearch({}, monitoringPage), monitoringPage);

/** A link of the dashboard to the list of what needs attention, with the number of cases. */
export function AttentionLink() {
  const { cases } = useAttention(everybody, null);
  const count = cases?.length ?? 0;
  return (
    <Button
      component={Link}
      to="/monitoring/attention"
      variant="default"
      leftSection={<IconUrgent size={16} stroke={1.75} aria-hidden />}
      rightSection={
        count > 0 && (
          <span className={classes['count']}>
            {countText(count)} <VisuallyHidden>open</VisuallyHidden>
          </span>
        )
      }
    >
      {texts.titleNow}
    </Button>
  );
}
