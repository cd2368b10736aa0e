const units = ['kB', 'MB', 'GB', 'TB'] as const;

/** A number of bytes in steps of 1000: '0 kB', '12.4 MB', '2.1 GB'. */
export function bytesText(bytes: number): string {
  let [value, order] = [bytes / 1000, 0];
  while (value >= 999.5 && order < units.length - 1) {
    value /= 1000;
    order += 1;
  }
  const digits = order === 0 || value >= 99.95 ? 0 : 1;
  return `${value.toFixed(digits)}\u202f${units[order] ?? 'TB'}`;
}
