import { lazy, Suspense } from 'react';
import type { ComponentProps, ComponentType, ReactNode } from 'react';

/** A component that is loaded when it is first shown; until then the fallback is in its place. */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  fallback: ReactNode,
) {
  const Part = lazy(async () => ({ default: await load() }));
  return function LazyPart(props: ComponentProps<typeof Part>) {
    return (
      <Suspense fallback={fallback}>
        <Part {...props} />
      </Suspense>
    );
  };
}
