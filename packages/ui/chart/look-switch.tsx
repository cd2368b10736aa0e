import { SegmentedControl } from '@mantine/core';
import { memo } from 'react';

/** How a card shows what it has. */
export type Look = 'chart' | 'table';

const looks = [
  { label: 'Chart', value: 'chart' },
  { label: 'Table', value: 'table' },
];

interface Props {
  title: string;
  look: Look;
  onChange: (look: Look) => void;
}

/** The choice between a chart and its table; other numbers are no reason to draw it anew. */
export const LookSwitch = memo(function LookSwitch({ title, look, onChange }: Props) {
  return (
    <SegmentedControl
      aria-label={`${title} as`}
      data={looks}
      value={look}
      onChange={(value) => onChange(value as Look)}
    />
  );
});
