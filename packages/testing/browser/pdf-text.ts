import { extractText, getDocumentProxy } from 'unpdf';

/** The words of each page of a PDF in reading order: single spaces, lines joined. */
export async function pdfPages(pdf: Uint8Array): Promise<string[]> {
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(pdf)));
  return text.map((page) => page.replace(/\s+/gu, ' ').trim());
}
