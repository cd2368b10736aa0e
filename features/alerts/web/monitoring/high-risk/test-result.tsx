import { HiddenValue, hiddenValueText, isHiddenValue } from '#hydration/web';

/** The value of a test with its unit, or that it is hidden. */
export function TestResult({ value }: { value: number }) {
  if (isHiddenValue(value)) return <HiddenValue />;
  return (
    <>
      <b>{value}</b> mOsm
    </>
  );
}

/** The same as plain text. */
export function resultText(value: number): string {
  return isHiddenValue(value) ? hiddenValueText : `${String(value)} mOsm`;
}
