import { Anchor } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { riskNotes } from '#heat/contract';
import { Card } from '#packages/ui';
import { thermalTexts } from '../thermal-texts.ts';
import classes from './result.module.css';

/**
 * That the score is a screening, with the way to the measurement-based method.
 *
 * @param site_id location that the weather is of; null where it was typed
 */
export function MethodCard({ site_id }: { site_id: string | null }) {
  return (
    <Card title={thermalTexts.methods}>
      <p className={classes['about']}>
        {riskNotes.screening} {thermalTexts.stricter}
      </p>
      <Anchor
        size="sm"
        className="ws-not-printed"
        renderRoot={(props) => (
          <Link
            {...props}
            to="/monitoring"
            search={site_id === null ? {} : { crew_card: site_id }}
          />
        )}
      >
        {site_id === null ? thermalTexts.openMonitoring : riskNotes.openCrewCard}
      </Anchor>
    </Card>
  );
}
