import { parentPort, workerData } from 'node:worker_threads';
import { readCalendar } from './read-calendar.ts';
import type { CalendarFile } from './read-calendar.ts';

// The starter of this thread passes the file in, and waits for this one message.
parentPort?.postMessage({ preview: readCalendar(workerData as CalendarFile) });
