import { createContext, useContext } from 'react';
import type { ComponentProps } from 'react';
import { useInSight } from '#packages/ui';

const SightContext = createContext(true);

/** The frame of one card. Its card can ask whether it is in the window. */
export function CardFrame(props: ComponentProps<'div'>) {
  const [box, isInSight] = useInSight<HTMLDivElement>();
  return (
    <SightContext value={isInSight}>
      <div ref={box} {...props} />
    </SightContext>
  );
}

/** Whether the card is in the window or near it; true outside of a card. */
export function useCardInSight(): boolean {
  return useContext(SightContext);
}
