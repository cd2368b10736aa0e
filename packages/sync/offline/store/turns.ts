/** Runs actions one after another, even if one of them fails. */
export function createTurns(): <Result>(action: () => Promise<Result>) => Promise<Result> {
  let last: Promise<unknown> = Promise.resolve();
  return (action) => {
    const run = last.then(action, action);
    last = run.catch(() => undefined);
    return run;
  };
}
