import { parentPort, workerData } from 'node:worker_threads';
import { readSheet } from './read-sheet.ts';
import type { SheetFile } from './read-sheet.ts';

// The starter of this thread passes the file in, and waits for this one message.
parentPort?.postMessage(readSheet(workerData as SheetFile));
