import { CloseButton, Group } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { Card, Drawer } from '#packages/ui';
import { RiskBadge } from '../risk-badge.tsx';
import { explainTexts } from './explain-texts.ts';
import classes from './explain.module.css';

interface Props {
  /** 'Scaffolding, now' */
  title: string;
  risk: number;
  /** `useIsBeside()` */
  isBeside: boolean;
  /** False if it opened by itself. */
  takesFocus: boolean;
  onClose: () => void;
  children: ReactNode;
}

/** Whether there is room beside the matrix. */
export function useIsBeside(): boolean {
  return useMediaQuery('(min-width: 992px)', true, { getInitialValueInEffect: false }) ?? true;
}

/**
 * Beside the matrix if there is room, otherwise at the side of the screen, on a phone at the
 * bottom.
 */
export function ExplainPlace(props: Props) {
  const { title, risk, isBeside, takesFocus, onClose, children } = props;
  const isPhone = useMediaQuery('(max-width: 767.98px)', false, { getInitialValueInEffect: false });
  const head = (
    <Group component="span" gap="4px 10px" flex={1} miw={0} fz={14} fw={600}>
      {title} <RiskBadge risk={risk} />
    </Group>
  );
  const place = useRef<HTMLDivElement>(null);
  // Beside the matrix it takes the focus when it opens, and closes with Escape.
  useEffect(() => {
    if (takesFocus) place.current?.focus({ preventScroll: true });
  }, [takesFocus, title]);
  if (isBeside) {
    return (
      <div
        ref={place}
        role="region"
        aria-label={title}
        tabIndex={-1}
        className={classes['beside']}
        onKeyDown={(event) => event.key === 'Escape' && onClose()}
      >
        <Card
          title={head}
          aside={<CloseButton aria-label={explainTexts.close} size={28} onClick={onClose} />}
        >
          {children}
        </Card>
      </div>
    );
  }
  return (
    <Drawer
      opened
      onClose={onClose}
      position={isPhone ? 'bottom' : 'right'}
      size={isPhone ? '90dvh' : 460}
      radius={isPhone ? 'xl' : 0}
      title={head}
      closeButtonProps={{ 'aria-label': explainTexts.close }}
    >
      {children}
    </Drawer>
  );
}
