import { Button, Group, Text } from '@mantine/core';
import classes from './filter-foot.module.css';

interface Props {
  /** How many match what is chosen so far, in words; undefined while it is worked out. */
  match?: string | undefined;
  onReset: () => void;
  onApply: () => void;
}

/** The end of a filter's panel: nothing changes before Apply. */
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
