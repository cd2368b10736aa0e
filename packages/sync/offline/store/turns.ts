/** Runs deeds one after another, whatever becomes of each. */
export function createTurns(): <Result>(deed: () => Promise<Result>) => Promise<Result> {
  let last: Promise<unknown> = Promise.resolve();
  return (deed) => {
    const run = last.then(deed, deed);
    last = run.catch(() => undefined);
    return run;
  };
}
