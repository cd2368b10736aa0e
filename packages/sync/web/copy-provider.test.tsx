// @vitest-environment happy-dom
import { renderHook } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { useCopyBridge } from './copy-provider.tsx';

test('[SYNC-34] the copy cannot be used before it is set up', () => {
  // React reports the error too.
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  expect(() => renderHook(() => useCopyBridge())).toThrow('Axios instance is not initialized.');
});
