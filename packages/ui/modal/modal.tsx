import { Drawer as PlainDrawer, Modal as PlainModal } from '@mantine/core';
import type { DrawerProps, DrawerRootProps, ModalProps } from '@mantine/core';
import { usePageBehind } from './use-page-behind.ts';

/** A dialog over a page that is out of use as long as it is open. */
export function Modal(props: ModalProps) {
  usePageBehind(props.opened);
  return <PlainModal {...props} />;
}

/** The same from an edge of the screen; `Drawer.Root` is one whose parts its screen puts together. */
export const Drawer = Object.assign(WholeDrawer, {
  Root: DrawerRoot,
  Overlay: PlainDrawer.Overlay,
  Content: PlainDrawer.Content,
  Header: PlainDrawer.Header,
  Title: PlainDrawer.Title,
  CloseButton: PlainDrawer.CloseButton,
  Body: PlainDrawer.Body,
});

function WholeDrawer(props: DrawerProps) {
  usePageBehind(props.opened);
  return <PlainDrawer {...props} />;
}

function DrawerRoot(props: DrawerRootProps) {
  usePageBehind(props.opened);
  return <PlainDrawer.Root {...props} />;
}
