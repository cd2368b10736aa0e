import { Menu } from '@mantine/core';
import { IconArrowBackUp, IconBellRinging, IconChecks, IconX } from '@tabler/icons-react';
import { RowMenu } from '#packages/ui';
import { answerTexts } from '../answer-texts.ts';
import { mayAcknowledge, mayDismiss, mayRemind, mayRestore } from './alert-list-rows.ts';
import type { NoticeRow } from './alert-list-rows.ts';

interface Props {
  row: NoticeRow;
  online: boolean;
  /** Its acknowledgement waits for a connection. */
  isQueued: boolean;
  onAcknowledge: (row: NoticeRow) => void;
  onRemind: (row: NoticeRow) => void;
  onDismiss: (row: NoticeRow) => void;
  onRestore: (row: NoticeRow) => void;
}

/** What the viewer can do with a user alert; nothing if that is nothing. */
export function NoticeMenu({ row, online, isQueued, onAcknowledge, ...on }: Props) {
  const { onRemind, onDismiss, onRestore } = on;
  const isOpen = mayAcknowledge(row) && !isQueued;
  if (!isOpen && !mayRemind(row) && !mayDismiss(row) && !mayRestore(row)) return null;
  return (
    // Without a connection an alert can only be acknowledged.
    <RowMenu of={`the alert to ${row.recipient}`} disabled={!online && !isOpen}>
      {isOpen && (
        <Menu.Item
          leftSection={<IconChecks size={16} stroke={1.75} />}
          onClick={() => onAcknowledge(row)}
        >
          {answerTexts.acknowledge}
        </Menu.Item>
      )}
      {mayRemind(row) && (
        <Menu.Item
          leftSection={<IconBellRinging size={16} stroke={1.75} />}
          disabled={!online}
          onClick={() => onRemind(row)}
        >
          Remind
        </Menu.Item>
      )}
      {mayDismiss(row) && (
        <Menu.Item
          leftSection={<IconX size={16} stroke={1.75} />}
          disabled={!online}
          onClick={() => onDismiss(row)}
        >
          Dismiss
        </Menu.Item>
      )}
      {mayRestore(row) && (
        <Menu.Item
          leftSection={<IconArrowBackUp size={16} stroke={1.75} />}
          disabled={!online}
          onClick={() => onRestore(row)}
        >
          {answerTexts.restore}
        </Menu.Item>
      )}
    </RowMenu>
  );
}
