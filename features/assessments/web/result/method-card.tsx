import { Anchor, Text } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { riskNotes } from '#heat/contract';
import { Card } from '#packages/ui';
import { thermalTexts } from '../thermal-texts.ts';

/**
 * Says that this is a screening, with a link to the measurement-based method.
 *
 * @param site_id location of the weather; null if it was typed
 */
export function MethodCard({ site_id }: { site_id: string | null }) {
  return (
    <Card title={thermalTexts.methods}>
      <Text mt={8} fz={13} lh="19px">
        {riskNotes.screening} {thermalTexts.stricter}
      </Text>
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
