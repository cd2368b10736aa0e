/** Most days of a period. */
export const longestPeriod = 366;
/** Days of the period that is shown without a choice, today included. */
export const usualPeriod = 30;
/** The first and the last day that a period can have. */
export const firstDay = '2017-01-01';
export const lastDay = '2199-12-31';

const oneDay = 86_400_000;

/** Days from `from` to `to`, both included; below 1 if they are in the wrong order. */
export function daysOfPeriod({ from, to }: { from: string; to: string }): number {
  return (Date.parse(to) - Date.parse(from)) / oneDay + 1;
}

/** Whether two days, given as '2026-11-23', are a period that can be read. */
export function isPeriod({ from, to }: { from: string; to: string }): boolean {
  const days = daysOfPeriod({ from, to });
  return from >= firstDay && to <= lastDay && days >= 1 && days <= longestPeriod;
}
