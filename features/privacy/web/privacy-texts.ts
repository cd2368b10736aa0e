/** Texts of export and erasure. */
export const privacyTexts = {
  exported: 'The file is in your downloads.',
  erased: 'The person was erased.',
  nameWrong: 'This is not the name of the person',
} as const;

/** Progress of a download: 'Received 1.4 MB'. */
export function receivedText(bytes: number): string {
  if (bytes < 1000) return 'Preparing the file...';
  const [size, unit] = bytes < 1_000_000 ? [bytes / 1000, 'kB'] : [bytes / 1_000_000, 'MB'];
  return `Received ${size.toFixed(size < 10 ? 1 : 0)} ${unit}`;
}
