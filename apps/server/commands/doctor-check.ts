/** The result of one check of `watershade doctor`. */
export interface Check {
  readonly name: string;
  readonly state: 'ok' | 'warning' | 'problem';
  /** What was found. */
  readonly found: string;
  /** What to do; missing if nothing. */
  readonly advice?: string;
}

/** Results without their name, which `check` adds. */
export type Finding = Omit<Check, 'name'>;

/** Nothing to do. */
export function ok(found: string): Finding {
  return { state: 'ok', found };
}

/** Works, and should be changed. */
export function warning(found: string, advice: string): Finding {
  return { state: 'warning', found, advice };
}

/** Does not work, or soon will not. */
export function problem(found: string, advice: string): Finding {
  return { state: 'problem', found, advice };
}

/** Runs a check; one that fails is a problem, and the others go on. */
export async function check(
  name: string,
  work: () => Promise<Finding | readonly Finding[]> | Finding | readonly Finding[],
): Promise<Check[]> {
  try {
    return [await work()].flat().map((finding) => ({ name, ...finding }));
  } catch (error) {
    const reason = error instanceof Error ? error.message || error.name : String(error);
    const advice = 'Solve this and run the check again.';
    return [{ name, ...problem(`It could not be checked: ${reason}`, advice) }];
  }
}

/** 1.2 GB, 340 MB. */
export function bytesText(bytes: number): string {
  return bytes >= 1e9 ? `${(bytes / 1e9).toFixed(1)} GB` : `${(bytes / 1e6).toFixed(0)} MB`;
}
