import { useEffect, useRef } from 'react';
import type { Errors } from './use-write.ts';

/**
 * Moves the focus to the first field with a message when messages appear.
 *
 * @returns for the element around the fields
 */
export function useWrongField<Frame extends HTMLElement = HTMLDivElement>(errors: Errors) {
  const frame = useRef<Frame>(null);
  useEffect(() => {
    if (Object.keys(errors).length === 0) return;
    frame.current?.querySelector<HTMLElement>("[aria-invalid='true']")?.focus();
  }, [errors]);
  return frame;
}
