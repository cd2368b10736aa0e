import { createContext, useContext } from 'react';
import type { ComponentProps } from 'react';
import { useInSight } from '#packages/ui';

const VisibilityContext = createContext(true);

/** The frame of one card. The card reads from it whether it is visible. */
export function CardFrame(props: ComponentProps<'div'>) {
  const [box, isInSight] = useInSight<HTMLDivElement>();
  return (
    <VisibilityContext value={isInSight}>
      <div ref={box} {...props} />
    </VisibilityContext>
  );
}

/** Whether the card is visible or close to the visible part of the page; true outside of a card. */
export function useIsCardVisible(): boolean {
  return useContext(VisibilityContext);
}
