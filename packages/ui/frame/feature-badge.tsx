import { Badge } from '@mantine/core';
import { uiMessages } from '../messages.ts';

interface Props {
  /** 'preview' where a part of the product is led to, 'beta' where it is switched on. */
  kind: 'preview' | 'beta';
}

/** Says of a part of the product that it is new and may still change. */
export function FeatureBadge({ kind }: Props) {
  return (
    <Badge size="xs" variant="default" style={{ flexShrink: 0 }}>
      {uiMessages[kind]}
    </Badge>
  );
}
