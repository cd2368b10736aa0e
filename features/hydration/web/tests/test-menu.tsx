import { Menu } from '@mantine/core';
import { IconCircleCheck, IconCircleOff } from '@tabler/icons-react';
import { useValidity } from '#measurements/web';
import { RowMenu } from '#packages/ui';

interface Props {
  test: { measurement_id: string; valid: boolean };
  /** Name of the row for screen readers. */
  about: string;
}

/** The actions with one test. */
export function TestMenu({ test, about }: Props) {
  const mark = useValidity();
  const icon = test.valid ? <IconCircleOff size={16} /> : <IconCircleCheck size={16} />;
  return (
    <RowMenu of={`the test of ${about}`}>
      <Menu.Item leftSection={icon} onClick={() => void mark(test.measurement_id, !test.valid)}>
        {test.valid ? 'Mark invalid' : 'Mark valid'}
      </Menu.Item>
    </RowMenu>
  );
}
