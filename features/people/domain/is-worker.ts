import type { User } from '#people/contract';

/** Whether a person counts as a worker: active, not hidden and not a test person. */
export function isWorker({
  active,
  is_hidden,
  experimental,
}: Pick<User, 'active' | 'is_hidden' | 'experimental'>): boolean {
  return active && !is_hidden && !experimental;
}
