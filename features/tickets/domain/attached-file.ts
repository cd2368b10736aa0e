import { largestFile, longest, ticketMessages as messages } from '#tickets/contract';

/** A file as chosen or sent; its name and content are not trusted. */
export interface AttachedFile {
  name: string;
  bytes: Uint8Array;
}

type Kind = 'png' | 'jpeg' | 'pdf' | 'text';

/** Which content a name promises, by its last extension. */
const kindOfExtension: Readonly<Record<string, Kind>> = {
  ...{ png: 'png', jpg: 'jpeg', jpeg: 'jpeg', pdf: 'pdf' },
  ...{ txt: 'text', csv: 'text', log: 'text' },
};

/** Extensions that can be chosen, for the file field. */
export const acceptedFiles = Object.keys(kindOfExtension)
  .map((extension) => `.${extension}`)
  .join(',');

const starts: Readonly<Record<Exclude<Kind, 'text'>, readonly number[]>> = {
  png: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
  jpeg: [0xff, 0xd8, 0xff],
  pdf: [0x25, 0x50, 0x44, 0x46, 0x2d],
};

/** Why a file of this name and size cannot be attached, before it is read; null if it can. */
export function fileProblem({ name, size }: { name: string; size: number }): string | null {
  if (kindOfExtension[extensionOf(cleanFileName(name))] === undefined) return messages.fileKind;
  if (size > largestFile) return messages.fileLarge;
  return size === 0 ? messages.fileEmpty : null;
}

/** Whether the content of a file is what its name promises. */
export function isContentAsNamed({ name, bytes }: AttachedFile): boolean {
  const kind = kindOfExtension[extensionOf(cleanFileName(name))];
  if (kind === undefined) return false;
  if (kind === 'text') return bytes.every(isTextByte);
  return starts[kind].every((byte, place) => bytes[place] === byte);
}

/**
 * A name without folders, control characters and characters that change the direction of text,
 * which could hide the extension.
 */
export function cleanFileName(name: string): string {
  const [last = ''] = name.split(/[/\\]/).slice(-1);
  const clean = last
    .normalize('NFC')
    .replaceAll(/[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Zl}\p{Zp}]/gu, '')
    .replaceAll(/[<>:"|?*]/g, '-')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/^[. ]+|[. ]+$/g, '');
  const characters = Array.from(clean);
  if (characters.length <= longest.fileName) return clean;
  const extension = `.${extensionOf(clean)}`;
  return characters.slice(0, longest.fileName - extension.length).join('') + extension;
}

/** The name for a download header: letters, digits, hyphens and dots only. */
export function plainFileName(name: string): string {
  const extension = extensionOf(name);
  const base = name.slice(0, -extension.length - 1);
  const plain = base.replaceAll(/[^A-Za-z0-9]+/g, '-').replaceAll(/^-+|-+$/g, '');
  return `${plain === '' ? 'file' : plain}.${extension}`;
}

function extensionOf(name: string): string {
  return /\.([a-z0-9]{1,8})$/i.exec(name)?.[1]?.toLowerCase() ?? '';
}

/** Tab, line feed, form feed and carriage return are the only control characters of a text. */
function isTextByte(byte: number): boolean {
  return byte >= 0x20 ? byte !== 0x7f : [0x09, 0x0a, 0x0c, 0x0d].includes(byte);
}
