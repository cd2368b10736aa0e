import { lazy, Suspense, useState } from 'react';
import type { ComponentType, ReactNode } from 'react';

/**
 * A component that is loaded when it is first shown; until then the fallback is in its place. After
 * `preload` it is shown at once, together with what is around it.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  fallback: ReactNode,
) {
  let loaded: ComponentType<Props> | null = null;
  const loadOnce = async () => (loaded ??= await load());
  const Part = lazy(async () => ({ default: await loadOnce() })) as ComponentType<Props>;

  function LazyPart(props: Props) {
    // One choice for as long as it is shown: another component would lose its state.
    const [Known] = useState(() => loaded);
    if (Known !== null) return <Known {...props} />;
    return (
      <Suspense fallback={fallback}>
        <Part {...props} />
      </Suspense>
    );
  }

  return Object.assign(LazyPart, { preload: loadOnce });
}
