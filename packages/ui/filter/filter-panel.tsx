import { Button, Popover } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { useId, useRef } from 'react';
import type { ReactNode } from 'react';
import { Drawer } from '../modal/modal.tsx';
import classes from './filter-panel.module.css';

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
  /** On a phone it is a sheet of the screen's whole width: for a panel with a long list. */
  isSheetOnPhones?: boolean;
  opened: boolean;
  onOpen: () => void;
  onClose: () => void;
  children: ReactNode;
}

type PanelProps = Omit<Props, 'isSheetOnPhones'>;

/** A button and the panel it opens, with what a page is filtered by. */
export function FilterPanel({ isSheetOnPhones = false, ...props }: Props) {
  const isPhone = useMediaQuery('(max-width: 47.99em)', false, { getInitialValueInEffect: false });
  return isSheetOnPhones && isPhone ? <SheetPanel {...props} /> : <HangingPanel {...props} />;
}

/** An element and no component: the library adds to the button that it stands around. */
function buttonOf({ button, icon, after, opened, onOpen, onClose }: PanelProps) {
  return (
    <Button
      variant="default"
      leftSection={icon}
      rightSection={after}
      aria-haspopup="dialog"
      aria-expanded={opened}
      onClick={opened ? onClose : onOpen}
    >
      {button}
    </Button>
  );
}

function HangingPanel(props: PanelProps) {
  const { title, from = 'end', width = 332, opened, onClose, children } = props;
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
      // A press beside the panel closes it and does nothing else: what it covers in part is no target.
      withOverlay
      overlayProps={{ backgroundOpacity: 0 }}
      shadow="md"
    >
      <Popover.Target>{buttonOf(props)}</Popover.Target>
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

function SheetPanel(props: PanelProps) {
  const { title, opened, onClose, children } = props;
  return (
    <>
      {buttonOf(props)}
      <Drawer
        {...{ opened, onClose, title }}
        position="bottom"
        size="92dvh"
        closeButtonProps={{ 'aria-label': 'Close' }}
        classNames={{ content: classes['sheet'] ?? '', body: classes['body'] ?? '' }}
      >
        {children}
      </Drawer>
    </>
  );
}
