import { Badge } from '@mantine/core';
import { uiMessages } from '../messages.ts';

interface Props {
  /** 'preview' on links to a feature, 'beta' on its switch. */
  kind: 'preview' | 'beta';
}

/** Both badges, for a screen of a preview feature. */
export function PreviewBadges() {
  return (
    <>
      <FeatureBadge kind="preview" /> <FeatureBadge kind="beta" />
    </>
  );
}

/** Badge for a feature that is new and may still change. */
export function FeatureBadge({ kind }: Props) {
  return (
    <Badge size="xs" variant="default" style={{ flexShrink: 0 }}>
      {uiMessages[kind]}
    </Badge>
  );
}
