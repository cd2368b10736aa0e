/** Whether a typed text is the wanted one: spaces around it and inside it count once. */
export function isSameText(typed: string, wanted: string): boolean {
  const plain = (text: string) => text.trim().replace(/\s+/g, ' ');
  return plain(typed) === plain(wanted);
}
