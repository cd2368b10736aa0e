import { hiddenValueText } from './value-text.ts';

/** A hidden value in a narrow cell; in full for screen readers, and on hover. */
export function HiddenValue() {
  return (
    <span title={hiddenValueText}>
      <span aria-hidden>Hidden</span>
      <span className="ws-only-heard">{hiddenValueText}</span>
    </span>
  );
}
