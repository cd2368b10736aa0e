import { Drawer as PlainDrawer, Modal as PlainModal } from '@mantine/core';
import type { DrawerProps, DrawerRootProps, ModalProps } from '@mantine/core';
import { usePageBehind } from './use-page-behind.ts';

const close = { 'aria-label': 'Close' };

/** A dialog over a page that is inert while it is open. */
export function Modal(props: ModalProps) {
  const id = usePageBehind(props.opened);
  return <PlainModal closeButtonProps={close} {...props} id={id} onClose={upper(id, props)} />;
}

/** Escape closes the uppermost dialog only: the library would close those below it too. */
function upper(id: string, { onClose }: { onClose: () => void }): () => void {
  return () => {
    const isUnder =
      document.getElementById(id)?.querySelector('[aria-modal="true"][inert]') != null;
    if (!isUnder) onClose();
  };
}

/** The same at an edge of the screen; `Drawer.Root` is composed by the caller. */
export const Drawer = Object.assign(WholeDrawer, {
  Root: DrawerRoot,
  Overlay: PlainDrawer.Overlay,
  Content: PlainDrawer.Content,
  Header: PlainDrawer.Header,
  Title: PlainDrawer.Title,
  CloseButton: PlainDrawer.CloseButton,
  Body: PlainDrawer.Body,
});

/** As high as its content with the size 'auto', which the library makes as high as the screen. */
const sheet = { content: { height: 'auto', maxHeight: '90dvh' } };

function WholeDrawer(props: DrawerProps) {
  const id = usePageBehind(props.opened);
  const look = props.size === 'auto' ? { styles: sheet } : {};
  const own = { closeButtonProps: close, ...look };
  return <PlainDrawer {...own} {...props} id={id} onClose={upper(id, props)} />;
}

function DrawerRoot(props: DrawerRootProps) {
  const id = usePageBehind(props.opened);
  return <PlainDrawer.Root {...props} id={id} onClose={upper(id, props)} />;
}
