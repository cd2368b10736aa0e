import { clockText, dateText, dateTimeText } from '#packages/kit';
import { progressTexts } from '#packages/sync/contract';
import type { SyncStatus } from '#packages/sync/offline';
import { isUnknown } from '../first-load-of.ts';

/** How the copy is doing, in words for whoever has to decide by it. */
export interface StateWords {
  readonly kind: 'opening' | 'loading' | 'in_step' | 'short' | 'offline' | 'problem';
  readonly title: string;
  readonly text: string;
  /** What to do about it; null where nothing need be done. */
  readonly advice: string | null;
}

/** The state in words; `zone` is the one that times are shown in. */
export function stateWords(status: SyncStatus, now: number, zone: string): StateWords {
  const { online, error, initialised, last_run } = status;
  if (isUnknown(status) && online) return opening;
  if (!online) return offline(last_run, now, zone);
  if (error !== null) return problem(error);
  if (!initialised) {
    const text = status.text === '' ? progressTexts.start : status.text;
    return { kind: 'loading', title: 'Loading your data', text, advice: null };
  }
  const since = last_run === null ? '' : ` as of ${shortTime(last_run, now, zone)}`;
  const isShort = status.shortage !== null || status.kept_from !== null;
  if (isShort) return short(status, since, zone);
  const text = `What you may see is on this device${since}.`;
  return { kind: 'in_step', title: 'In step', text, advice: null };
}

/** The time of day, with the date where it was another day. */
export function shortTime(time: number, now: number, zone: string): string {
  const isToday = dateTimeText(time, zone).slice(0, 11) === dateTimeText(now, zone).slice(0, 11);
  return isToday
    ? clockText(time, zone)
    : `${dateTimeText(time, zone)}${clockText(time, zone).slice(5)}`;
}

const opening: StateWords = {
  kind: 'opening',
  title: 'Opening the copy',
  text: 'What is stored on this device is being read.',
  advice: null,
};

/** In step as far as there is room. */
function short({ kept_from }: SyncStatus, since: string, zone: string): StateWords {
  const left =
    kept_from === null ? 'Pictures' : `Tests from before ${dateText(kept_from, zone)} and pictures`;
  return {
    kind: 'short',
    title: 'In step, but not complete',
    text: `This device is short of room${since}. ${left} are left out.`,
    advice: 'Free some room on this device. What is left out comes back by itself, after a day.',
  };
}

function offline(last_run: number | null, now: number, zone: string): StateWords {
  if (last_run === null) {
    return {
      kind: 'offline',
      title: 'Offline',
      text: 'Nothing is stored on this device yet, because it has never been in step.',
      advice: 'Connect this device; loading begins by itself.',
    };
  }
  const time = shortTime(last_run, now, zone);
  return {
    kind: 'offline',
    title: `Offline since ${time.replace(/:\d\d$/, '')}`,
    text: `What was stored by ${time} is shown; changes made elsewhere since then are missing.`,
    advice: 'It catches up by itself when the connection is back.',
  };
}

function problem(error: string): StateWords {
  const known = reasons.find(({ of }) => of === error);
  return {
    kind: 'problem',
    title: 'Sync problem',
    text: known?.text ?? `A run failed: ${error}`,
    advice:
      known?.advice ?? 'It is tried again by itself. If it stays, show the diagnostics below.',
  };
}

/** What the copy says when a run fails, what it means, and what to do. */
const reasons: readonly { of: string; text: string; advice: string }[] = [
  {
    of: 'Server not responsive',
    text: 'The server could be reached, but gave no usable answer.',
    advice: 'It is tried again by itself within a minute. If it stays, tell your administrator.',
  },
  {
    of: 'There is no room left on this device for the offline copy.',
    text: 'There is no room left on this device for the offline copy.',
    advice: 'Free some room on this device, then choose Sync now.',
  },
  {
    of: 'Sync stopped: the server sent nothing new.',
    text: 'The server sent the same rows again, so the run was stopped.',
    advice: 'Choose Sync now. If it comes back, send the diagnostics to your administrator.',
  },
  {
    of: 'Sync stopped: nothing came for two minutes.',
    text: 'The server began to answer and then sent nothing for two minutes.',
    advice: 'It is tried again by itself. If it stays, the line may be too weak here.',
  },
  {
    of: 'The offline copy differs from the server.',
    text: 'The copy was compared with the server and differs, even after it was loaded anew.',
    advice:
      'Do not rely on it. Send the diagnostics to your administrator, then reset this device.',
  },
  {
    of: 'A newer version is open in another tab. Please reload this page.',
    text: 'A newer version of Watershade is open in another tab.',
    advice: 'Reload this page.',
  },
  {
    of: 'The offline copy cannot be repaired.',
    text: 'What is stored on this device cannot be read, and loading it anew did not help.',
    advice: 'Reset this device and sign in again.',
  },
];
