/** Downloads a text as a file. */
export function downloadText(name: string, type: string, text: string): void {
  downloadBlob(name, new Blob([text], { type }));
}

/** Downloads bytes as a file. */
export function downloadBlob(name: string, blob: Blob): void {
  const address = URL.createObjectURL(blob);
  downloadAddress(name, address);
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}

/** Downloads a URL as a file. */
export function downloadAddress(name: string, address: string): void {
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
}
