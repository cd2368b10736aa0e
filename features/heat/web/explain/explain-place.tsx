import { CloseButton } from '@mantine/core';
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
  onClose: () => void;
  children: ReactNode;
}

/**
 * Beside the matrix if there is room, otherwise at the side of the screen, on a phone at the
 * bottom.
 */
export function ExplainPlace({ title, risk, onClose, children }: Props) {
  const isBeside = useMediaQuery('(min-width: 992px)', true, { getInitialValueInEffect: false });
  const isPhone = useMediaQuery('(max-width: 767.98px)', false, { getInitialValueInEffect: false });
  const head = (
    <span className={classes['head']}>
      {title} <RiskBadge risk={risk} />
    </span>
  );
  if (isBeside) {
    return (
      <Beside name={title} head={head} onClose={onClose}>
        {children}
      </Beside>
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

interface BesideProps {
  name: string;
  head: ReactNode;
  onClose: () => void;
  children: ReactNode;
}

/** Takes the focus when it opens, and closes with Escape. */
function Beside({ name, head, onClose, children }: BesideProps) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.focus({ preventScroll: true }), [name]);
  return (
    <div
      ref={place}
      role="region"
      aria-label={name}
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
