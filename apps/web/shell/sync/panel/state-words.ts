import { syncConfig } from '#offline-copy/contract';
import { clockText, dateText, dateTimeText } from '#packages/kit';
import type { SyncError } from '#packages/sync/contract';
import type { SyncStatus } from '#packages/sync/offline';
import { isUnknown } from '../first-load-of.ts';

/** The state of the copy as text. */
export interface StateWords {
  readonly kind: 'opening' | 'loading' | 'in_step' | 'short' | 'offline' | 'problem';
  readonly title: string;
  readonly text: string;
  /** Advice; null if no action is needed. */
  readonly advice: string | null;
}

/** Describes the state; `zone` is used for times. */
export function stateWords(status: SyncStatus, now: number, zone: string): StateWords {
  const { online, error, initialised, last_run } = status;
  if (isUnknown(status) && online) return opening;
  if (!online) return offline(last_run, now, zone);
  if (error !== null) return problem(error);
  if (!initialised) {
    const text = status.text === '' ? syncConfig.progress.start : status.text;
    return { kind: 'loading', title: 'Loading your data', text, advice: null };
  }
  const since = last_run === null ? '' : ` as of ${shortTime(last_run, now, zone)}`;
  const isShort = status.shortage !== null || status.kept_from !== null;
  if (isShort) return short(status, since, zone);
  const text = `All your data is on this device${since}.`;
  return { kind: 'in_step', title: 'Up to date', text, advice: null };
}

/** The time of day, with the date if it was another day. */
export function shortTime(time: number, now: number, zone: string): string {
  const isToday = dateTimeText(time, zone).slice(0, 11) === dateTimeText(now, zone).slice(0, 11);
  return isToday
    ? clockText(time, zone)
    : `${dateTimeText(time, zone)}${clockText(time, zone).slice(5)}`;
}

const opening: StateWords = {
  kind: 'opening',
  title: 'Opening stored data',
  text: 'Reading the data stored on this device.',
  advice: null,
};

/** Up to date as far as storage allows. */
function short({ kept_from }: SyncStatus, since: string, zone: string): StateWords {
  const left =
    kept_from === null ? 'Pictures' : `Tests before ${dateText(kept_from, zone)} and pictures`;
  return {
    kind: 'short',
    title: 'Up to date, but not complete',
    text: `This device is low on storage${since}. ${left} are not stored on it.`,
    advice:
      'Free up storage on this device. The missing data is downloaded automatically after a day.',
  };
}

function offline(last_run: number | null, now: number, zone: string): StateWords {
  if (last_run === null) {
    return {
      kind: 'offline',
      title: 'Offline',
      text: 'Nothing is stored on this device yet, because it has never synced.',
      advice: 'Connect this device. Loading starts automatically.',
    };
  }
  const time = shortTime(last_run, now, zone);
  return {
    kind: 'offline',
    title: `Offline since ${time.replace(/:\d\d$/, '')}`,
    text: `You are seeing the data as of ${time}. Later changes made elsewhere are missing.`,
    advice: 'This device syncs automatically when the connection returns.',
  };
}

/** What failed and what to do about it, for the title 'Sync problem'. */
function problem(error: SyncError): StateWords {
  return { kind: 'problem', title: 'Sync problem', ...problems[error] };
}

const problems: Readonly<Record<SyncError, { text: string; advice: string }>> = {
  server_unavailable: {
    text: 'The server was reached, but did not send a usable response.',
    advice:
      'Sync tries again automatically within a minute. If the problem persists, contact your administrator.',
  },
  no_storage: {
    text: 'There is not enough storage on this device for the offline copy.',
    advice: 'Free up storage on this device, then select Sync now.',
  },
  no_progress: {
    text: 'The server sent the same rows again, so sync stopped.',
    advice: 'Select Sync now. If it happens again, send the diagnostics to your administrator.',
  },
  stalled: {
    text: 'The server started to respond and then sent nothing for two minutes.',
    advice:
      'Sync tries again automatically. If the problem persists, the connection here may be too weak.',
  },
  differs: {
    text: 'The offline copy still differs from the server after it was downloaded again.',
    advice:
      'Do not rely on the data shown. Send the diagnostics to your administrator, then reset this device.',
  },
  newer_build: {
    text: 'A newer version of Watershade is open in another tab.',
    advice: 'Reload this page.',
  },
  unreadable: {
    text: 'The data stored on this device cannot be read, and downloading it again did not help.',
    advice: 'Reset this device and sign in again.',
  },
  internal: {
    text: 'Sync failed for an unexpected reason.',
    advice:
      'Sync tries again automatically. If the problem persists, send the diagnostics to your administrator.',
  },
};
