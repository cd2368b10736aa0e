import { mostFiles, ticketMessages as messages } from '#tickets/contract';
import { fileProblem } from '#tickets/domain';

/** A file that was not taken, and why. */
export interface RefusedFile {
  name: string;
  problem: string;
}

/**
 * Which of the chosen files can be attached: all good ones, in their order, up to the limit.
 *
 * @param room how many more files the ticket can have
 */
export function sortChosen<Chosen extends { name: string; size: number }>(
  chosen: readonly Chosen[],
  room: number = mostFiles,
): { taken: Chosen[]; refused: RefusedFile[] } {
  const taken: Chosen[] = [];
  const refused: RefusedFile[] = [];
  for (const file of chosen) {
    const problem = fileProblem(file) ?? (taken.length < room ? null : messages.filesMost);
    if (problem === null) taken.push(file);
    else refused.push({ name: file.name, problem });
  }
  return { taken, refused };
}
