import { parentPort, workerData } from 'node:worker_threads';
import { readSheet } from './read-sheet.ts';
import type { SheetFile } from './read-sheet.ts';

// What starts this thread hands in the file, and waits for this one answer.
parentPort?.postMessage(readSheet(workerData as SheetFile));
