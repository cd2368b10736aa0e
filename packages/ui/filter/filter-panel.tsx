import { Button, Popover } from '@mantine/core';
import { useId, useRef } from 'react';
import type { ReactNode } from 'react';
import { Drawer } from '../modal/modal.tsx';
import type { Panel } from './use-panel.ts';
import { useIsNarrow } from '../frame/use-is-narrow.ts';
import classes from './filter-panel.module.css';

interface Props extends Panel {
  /** Accessible name of the panel. */
  title: string;
  /** Content of the button. */
  button: ReactNode;
  /** Before the label of the button. */
  icon: ReactNode;
  /** After the label of the button. */
  after?: ReactNode;
  /** Alignment to the button. */
  from?: 'start' | 'end';
  /** Width of the panel; 'max-content' to fit its content. */
  width?: number | 'max-content';
  /** On a phone it is a full-width sheet: for a panel with a long list. */
  isSheetOnPhones?: boolean;
  children: ReactNode;
}

type PanelProps = Omit<Props, 'isSheetOnPhones'>;

/** A button and its panel with the filter of a page. */
export function FilterPanel({ isSheetOnPhones = false, ...props }: Props) {
  const isPhone = useIsNarrow();
  return isSheetOnPhones && isPhone ? <SheetPanel {...props} /> : <HangingPanel {...props} />;
}

/** An element and not a component: the library adds props to its target button. */
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
  // The list of a field is at the end of the page: a press on it is not outside.
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
      // A press outside closes the panel and does nothing else.
      withOverlay
      overlayProps={{ backgroundOpacity: 0 }}
      shadow="md"
    >
      <Popover.Target>{buttonOf(props)}</Popover.Target>
      {/* The library would use the button's label as its name. */}
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
