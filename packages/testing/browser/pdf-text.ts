import { extractText, getDocumentProxy } from 'unpdf';

/** The words of each page of a PDF, as a reader would hear them: spaces are single, lines are one. */
export async function pdfPages(pdf: Uint8Array): Promise<string[]> {
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(pdf)));
  return text.map((page) => page.replace(/\s+/gu, ' ').trim());
}
