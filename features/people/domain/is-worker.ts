import type { User } from '#people/contract';

/** Whom every count of workers counts: active people who are neither hidden nor test persons. */
export function isWorker({
  active,
  is_hidden,
  experimental,
}: Pick<User, 'active' | 'is_hidden' | 'experimental'>): boolean {
  return active && !is_hidden && !experimental;
}
