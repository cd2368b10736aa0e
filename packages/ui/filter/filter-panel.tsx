import { Button, Popover } from '@mantine/core';
import { useId, useRef } from 'react';
import type { ReactNode } from 'react';

interface Props {
  /** What the panel says it is; its button says less. */
  title: string;
  /** What stands in the button. */
  button: ReactNode;
  /** Before the words of the button. */
  icon: ReactNode;
  /** After the words of the button. */
  after?: ReactNode;
  /** Which end of the button it hangs from. */
  from?: 'start' | 'end';
  /** How wide the panel is; 'max-content' where its content knows. */
  width?: number | 'max-content';
  opened: boolean;
  onOpen: () => void;
  onClose: () => void;
  children: ReactNode;
}

/** A button and the panel it opens, with what a page is filtered by. */
export function FilterPanel(props: Props) {
  const {
    title,
    button,
    icon,
    after,
    from = 'end',
    width = 332,
    opened,
    onOpen,
    onClose,
    children,
  } = props;
  const titleId = useId();
  const isInside = useRef(false);
  // The list of a field in here lies at the end of the page: a press on it is none outside.
  const onPress = () => {
    isInside.current = true;
    setTimeout(() => {
      isInside.current = false;
    });
  };
  return (
    <Popover
      opened={opened}
      onChange={(isOpen) => !isOpen && !isInside.current && onClose()}
      position={`bottom-${from}`}
      width={width}
      trapFocus
      returnFocus
      shadow="md"
    >
      <Popover.Target>
        <Button
          variant="default"
          leftSection={icon}
          rightSection={after}
          aria-expanded={opened}
          onClick={opened ? onClose : onOpen}
        >
          {button}
        </Button>
      </Popover.Target>
      {/* The library would name it by the button. */}
      <Popover.Dropdown
        p={0}
        aria-labelledby={titleId}
        onMouseDown={onPress}
        onTouchStart={onPress}
      >
        <span id={titleId} className="ws-only-heard">
          {title}
        </span>
        {children}
      </Popover.Dropdown>
    </Popover>
  );
}
