import { features } from './features.ts';
import type { AppFeature } from './features.ts';

/** One address of the product. */
export interface Address {
  /** As in the specifications, with `{place}` parameters. */
  readonly path: string;
  /** Name shown as title and in the command menu. */
  readonly name: string;
  /** Other words that the command menu finds it by. */
  readonly synonyms: string;
  /** 'guarded': only for signed-in people; 'token': a link that replaces a sign-in. */
  readonly guard: 'public' | 'guarded' | 'token';
  /** Its feature; 'app' for the frame itself. */
  readonly feature: string;
}

const guards = ['public', 'token', 'guarded'] as const;

/** All addresses of a list of features. */
export function addressesOf(list: readonly AppFeature[]): Address[] {
  return list.flatMap((feature) =>
    guards.flatMap((guard) =>
      (feature.addresses[guard] ?? []).map(([path, name, synonyms = '']) => ({
        ...{ path, name, synonyms, guard, feature: feature.name },
      })),
    ),
  );
}

/** All addresses of the product; any other path shows 'Page not found'. */
export const addresses: readonly Address[] = addressesOf(features);

/** True for a path, without search, that a signed-in person may be sent to. */
export function isGuardedPath(path: string): boolean {
  return guardedPatterns.some((pattern) => pattern.test(path));
}

const guardedPatterns = addresses
  .filter(({ guard }) => guard === 'guarded')
  .map(({ path }) => new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]+')}/?$`));
