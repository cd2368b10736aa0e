import { Menu } from '@mantine/core';
import { IconPencil, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import type { ReactNode } from 'react';
import type { TestRow } from '#hydration/offline';
import { ChangeQueuedDialog, useQueuedTests } from '#measurements/web';
import { dateTimeText } from '#packages/kit';
import type { QueuedWrite } from '#packages/sync/offline';
import { RowMenu, useZone } from '#packages/ui';
import { personName } from '#people/domain';
import type { PersonCard } from '#people/domain';
import { TestMenu } from './test-menu.tsx';

/** The fields of a test of any type that a menu needs. */
export type MenuTest = Pick<TestRow, 'measurement_id' | 'time' | 'valid' | 'unsent'>;

interface TestMenus {
  /** The menu of a row; null if no row has one. */
  menu: ((row: MenuTest) => ReactNode) | null;
  /** Rendered beside the table, so that it stays open if the row is replaced after sending. */
  dialog: ReactNode;
}

/** The actions with each test: change or discard it before it is sent, mark it afterwards. */
export function useTestMenu(person: PersonCard, rows: readonly MenuTest[]): TestMenus {
  const zone = useZone();
  const queued = useQueuedTests();
  const [changed, setChanged] = useState<QueuedWrite | null>(null);
  const { editMeasurements } = person.may;
  const menu = (row: MenuTest) => {
    const about = dateTimeText(row.time, zone);
    if (row.unsent === null) return editMeasurements && <TestMenu test={row} about={about} />;
    return (
      <UnsentMenu
        about={about}
        onChange={() => setChanged(queued.find(row.measurement_id) ?? null)}
        onDrop={() => void queued.drop(row.measurement_id)}
      />
    );
  };
  const hasMenu = editMeasurements || rows.some(({ unsent }) => unsent !== null);
  return {
    menu: hasMenu ? menu : null,
    dialog: (
      <ChangeQueuedDialog
        write={changed}
        name={personName(person)}
        zone={zone}
        onClose={() => setChanged(null)}
      />
    ),
  };
}

interface UnsentMenuProps {
  /** Name of the row for screen readers. */
  about: string;
  onChange: () => void;
  onDrop: () => void;
}

/** The actions with a test that the server does not have yet. */
function UnsentMenu({ about, onChange, onDrop }: UnsentMenuProps) {
  return (
    <RowMenu of={`the test of ${about}`}>
      <Menu.Item leftSection={<IconPencil size={16} />} onClick={onChange}>
        Edit
      </Menu.Item>
      <Menu.Item leftSection={<IconTrash size={16} />} onClick={onDrop}>
        Discard
      </Menu.Item>
    </RowMenu>
  );
}
