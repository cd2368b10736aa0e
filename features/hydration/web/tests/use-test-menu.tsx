import { Menu } from '@mantine/core';
import { IconCircleCheck, IconCircleOff, IconPencil, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import type { TestRow } from '#hydration/offline';
import { ChangeQueuedDialog, useQueuedTests, useValidity } from '#measurements/web';
import { dateTimeText } from '#packages/kit';
import type { QueuedWrite } from '#packages/sync/offline';
import { RowMenu, useZone } from '#packages/ui';
import { personName } from '#people/domain';
import type { PersonCard } from '#people/domain';

/** The fields of a test of any type that a menu needs. */
export type MenuTest = Pick<TestRow, 'measurement_id' | 'time' | 'valid' | 'unsent'>;

/**
 * The actions with each test: change or discard it before it is sent, mark it afterwards.
 *
 * @returns the menu of a row, null if no row has one; and a dialog beside the table, so that it
 *   stays open if the row is replaced after sending
 */
export function useTestMenu(person: PersonCard, rows: readonly MenuTest[]) {
  const zone = useZone();
  const queued = useQueuedTests();
  const mark = useValidity();
  const [changed, setChanged] = useState<QueuedWrite | null>(null);
  const { editMeasurements } = person.may;
  const menu = ({ measurement_id, time, valid, unsent }: MenuTest) => {
    if (unsent === null && !editMeasurements) return false;
    return (
      <RowMenu of={`the test of ${dateTimeText(time, zone)}`}>
        {unsent === null ? (
          <Menu.Item
            leftSection={valid ? <IconCircleOff size={16} /> : <IconCircleCheck size={16} />}
            onClick={() => void mark(measurement_id, !valid)}
          >
            {valid ? 'Mark invalid' : 'Mark valid'}
          </Menu.Item>
        ) : (
          <UnsentItems
            onChange={() => setChanged(queued.find(measurement_id) ?? null)}
            onDrop={() => void queued.drop(measurement_id)}
          />
        )}
      </RowMenu>
    );
  };
  const hasMenu = editMeasurements || rows.some(({ unsent }) => unsent !== null);
  return {
    menu: hasMenu ? menu : null,
    dialog: (
      <ChangeQueuedDialog
        write={changed}
        name={personName(person)}
        onClose={() => setChanged(null)}
      />
    ),
  };
}

/** The actions with a test that the server does not have yet. */
export function UnsentItems(props: { onChange: () => void; onDrop: () => void }) {
  return (
    <>
      <Menu.Item leftSection={<IconPencil size={16} />} onClick={props.onChange}>
        Edit
      </Menu.Item>
      <Menu.Item leftSection={<IconTrash size={16} />} onClick={props.onDrop}>
        Discard
      </Menu.Item>
    </>
  );
}
