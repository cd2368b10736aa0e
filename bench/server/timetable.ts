import { setTimeout as pause } from 'node:timers/promises';

/** Runs functions at their due time, however long earlier ones take. */
export interface Timetable {
  /** Milliseconds since it was made. */
  now(): number;
  at(due: number, action: (due: number) => void): void;
  every(pause: number, first: number, action: (due: number) => void): void;
  until(moment: number): Promise<void>;
  /** Stops scheduling. */
  stop(): void;
}

/** An empty timetable that starts now. */
export function createTimetable(): Timetable {
  const start = performance.now();
  const timers = new Set<NodeJS.Timeout>();
  let isOver = false;
  const now = () => performance.now() - start;

  function at(due: number, action: (due: number) => void): void {
    if (isOver) return;
    const timer = setTimeout(
      () => {
        timers.delete(timer);
        action(due);
      },
      Math.max(0, due - now()),
    );
    timers.add(timer);
  }

  function every(gap: number, first: number, action: (due: number) => void): void {
    at(first, (due) => {
      every(gap, due + gap, action);
      action(due);
    });
  }

  return {
    now,
    at,
    every,
    until: (moment) => pause(Math.max(0, moment - now())),
    stop() {
      isOver = true;
      timers.forEach(clearTimeout);
    },
  };
}
