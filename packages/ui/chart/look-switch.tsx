import { SegmentedControl } from '@mantine/core';
import { memo } from 'react';

/** The view of a card. */
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

/** The switch between a chart and its table. Memoised. */
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
