import { Menu } from '@mantine/core';
import { RowMenu } from '#packages/ui';
import type { TagAction } from './tag-action.ts';

interface Props {
  name: string;
  isBusy: boolean;
  actions: readonly TagAction[];
}

/** The actions with a tag, in a menu. */
export function TagMenu({ name, isBusy, actions }: Props) {
  return (
    <RowMenu of={name} disabled={isBusy}>
      {actions.map(({ word, icon: Sign, run }) => (
        <Menu.Item key={word} leftSection={<Sign size={16} stroke={1.75} />} onClick={run}>
          {word}
        </Menu.Item>
      ))}
    </RowMenu>
  );
}
