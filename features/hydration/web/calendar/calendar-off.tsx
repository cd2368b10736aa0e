import { Button, Text } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { calendarMessages } from '#hydration/contract';
import { Card, FeatureBadge } from '#packages/ui';

/** Shown instead of the calendar if preview features are off: how to switch them on. */
export function CalendarOff({ maySwitch }: { maySwitch: boolean }) {
  return (
    <Card title={calendarMessages.title} badge={<FeatureBadge kind="preview" />}>
      <Text c="dimmed" fz={13} lh="20px">
        {maySwitch ? (
          <Button
            variant="default"
            renderRoot={(props) => <Link {...props} to="/settings/org" hash="preview" />}
          >
            {calendarMessages.showPreview}
          </Button>
        ) : (
          'Preview features are turned off for your organisation. An admin can turn them on.'
        )}
      </Text>
    </Card>
  );
}
