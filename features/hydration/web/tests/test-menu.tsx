import { ActionIcon, Menu } from '@mantine/core';
import { IconCircleCheck, IconCircleOff, IconDotsVertical } from '@tabler/icons-react';
import { useValidity } from '#measurements/web';

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
    <Menu position="bottom-end">
      <Menu.Target>
        <ActionIcon variant="subtle" aria-label={`Actions for the test of ${about}`}>
          <IconDotsVertical size={16} stroke={1.9} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item leftSection={icon} onClick={() => void mark(test.measurement_id, !test.valid)}>
          {test.valid ? 'Mark invalid' : 'Mark valid'}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
