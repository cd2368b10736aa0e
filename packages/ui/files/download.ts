/**
 * Saves a file on the person's device.
 *
 * @param content text, or a data address
 */
export function download(name: string, content: string): void {
  const isAddress = content.startsWith('data:');
  const address = isAddress
    ? content
    : URL.createObjectURL(new Blob([content], { type: 'text/csv;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  if (!isAddress) URL.revokeObjectURL(address);
}
