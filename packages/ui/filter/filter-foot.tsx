import { Button, Group, Text } from '@mantine/core';
import classes from './filter-foot.module.css';

interface Props {
  /** Number of matches of the draft, in words; undefined while it is computed. */
  match?: string | undefined;
  onReset: () => void;
  onApply: () => void;
}

/** The end of a filter's panel, with Apply and Reset. */
export function FilterFoot({ match, onReset, onApply }: Props) {
  return (
    <Group justify="space-between" className={classes['foot'] ?? ''}>
      <Text size="sm" role="status">
        {match ?? '\u00a0'}
      </Text>
      <Group gap={4}>
        <Button variant="subtle" size="sm" onClick={onReset}>
          Reset
        </Button>
        <Button size="sm" onClick={onApply}>
          Apply
        </Button>
      </Group>
    </Group>
  );
}
