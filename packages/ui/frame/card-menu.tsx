import { ActionIcon, Menu } from '@mantine/core';
import { IconDotsVertical } from '@tabler/icons-react';
import { memo } from 'react';
import type { ReactNode } from 'react';

/** One entry of a card's menu. */
export interface CardTool {
  label: string;
  icon?: ReactNode;
  onClick: () => void;
  disabled?: boolean;
  /** The entry is a toggle; the menu stays open. */
  checked?: boolean;
}

interface Props {
  about: string;
  tools: readonly CardTool[];
}

/** The menu button of a card. Memoised. */
export const CardMenu = memo(function CardMenu({ about, tools }: Props) {
  const choices = tools.filter(({ checked }) => checked !== undefined);
  const actions = tools.filter(({ checked }) => checked === undefined);
  return (
    <Menu position="bottom-end" width={choices.length > 0 ? 270 : 220}>
      <Menu.Target>
        <ActionIcon
          variant="subtle"
          className="ws-not-printed"
          style={{ '--ai-size': '28px' }}
          aria-label={`Menu for ${about}`}
        >
          <IconDotsVertical size={16} stroke={1.9} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {choices.map(({ label, onClick, checked = false, disabled = false }) => (
          <Menu.CheckboxItem
            key={label}
            checked={checked}
            onChange={onClick}
            disabled={disabled}
            closeMenuOnClick={false}
          >
            {label}
          </Menu.CheckboxItem>
        ))}
        {choices.length > 0 && choices.length < tools.length && <Menu.Divider />}
        {actions.map(({ label, icon, onClick, disabled = false }) => (
          <Menu.Item key={label} leftSection={icon} onClick={onClick} disabled={disabled}>
            {label}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
});
