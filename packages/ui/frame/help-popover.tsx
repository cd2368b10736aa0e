import { ActionIcon, Popover } from '@mantine/core';
import { IconHelpCircle } from '@tabler/icons-react';
import { memo } from 'react';
import type { ReactNode } from 'react';
import { useHoverPopover } from './use-hover-popover.ts';

interface Props {
  /** Topic of the help for screen readers. */
  about: string;
  children: ReactNode;
}

/** A small icon that opens an explanation. Memoised. */
export const HelpPopover = memo(function HelpPopover({ about, children }: Props) {
  const { popover, sign, hover } = useHoverPopover();
  return (
    <Popover width={280} position="bottom-start" withArrow={false} trapFocus={false} {...popover}>
      <Popover.Target>
        <ActionIcon
          variant="transparent"
          className="ws-not-printed"
          style={{ '--ai-size': '24px', margin: '-5px', color: 'var(--ws-text3)' }}
          aria-label={`Help: ${about}`}
          {...sign}
        >
          <IconHelpCircle size={14} stroke={1.9} />
        </ActionIcon>
      </Popover.Target>
      <Popover.Dropdown
        style={{ fontSize: 13, lineHeight: '20px', color: 'var(--ws-text2)' }}
        {...hover}
      >
        {children}
      </Popover.Dropdown>
    </Popover>
  );
});
