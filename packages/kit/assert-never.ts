/** Ends an exhaustive `switch`: a new kind does not compile until it is handled. */
export function assertNever(value: never): never {
  throw new Error(`Unexpected kind: ${String(value)}`);
}
