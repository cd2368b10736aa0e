import { createContext, useContext } from 'react';
import type { ComponentType } from 'react';
import { numberFrom } from '#measurements/domain';
import type { MeasurementDraft } from '#measurements/domain';
import { useCopyBridge } from '#packages/sync/web';
import type { CopyBridge } from '#packages/sync/web';

/** A saliva test that was just saved, on the server or on this device. */
export interface SavedTest {
  user_id: string;
  /** Of the person. */
  name: string;
  /** mOsm. */
  value: number;
  /** Milliseconds since 1970. */
  time: number;
}

/** What follows a test of a person who needs water and rest. A higher feature provides it. */
export interface AfterTest {
  /** Whether a next step follows a test. */
  isNeeded: (bridge: CopyBridge, test: SavedTest) => Promise<boolean>;
  Step: ComponentType<AfterTestProps>;
}

/** What the step is shown with. */
export interface AfterTestProps {
  test: SavedTest;
  /** Word of the button that ends the step; null if the screen has that button itself. */
  done: string | null;
  onDone: () => void;
}

const AfterTestContext = createContext<AfterTest | null>(null);

/** Provides what follows a test. */
export const AfterTestProvider = AfterTestContext.Provider;

/** What follows a saved test. Without a provider nothing does. */
export function useAfterTest() {
  const bridge = useCopyBridge();
  const known = useContext(AfterTestContext);
  return {
    /** Whether a next step follows a test; false also if it cannot be read. */
    isNeeded: async (test: SavedTest | null) =>
      test !== null && known !== null && (await known.isNeeded(bridge, test).catch(() => false)),
    Step: known?.Step ?? Nothing,
  };
}

function Nothing(): null {
  return null;
}

/** The test of a draft; null unless it is a valid saliva test. */
export function testOfDraft(
  { type, value: typed, valid, created_time, user_id }: MeasurementDraft,
  name: string,
): SavedTest | null {
  const value = numberFrom(typed);
  if (type !== 'sosm' || !valid || value === undefined || created_time === null) return null;
  return { user_id, name, value, time: created_time };
}
