import { Button } from '@mantine/core';
import { useCallbackRef, useDocumentVisibility } from '@mantine/hooks';
import { IconCameraOff } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { cameraProblemOf } from './camera-problem.ts';
import type { CameraProblem } from './camera-problem.ts';
import { scanCodes } from './scan-codes.ts';
import classes from './qr-camera.module.css';

interface QrCameraTexts {
  /** Label of the picture. */
  picture: string;
  /** While the camera starts, and the browser may ask. */
  starting: string;
  /** While it looks for a code. */
  running: string;
  again: string;
  /** What is wrong, and what to do next. */
  problems: Readonly<Record<CameraProblem, string>>;
}

interface Props {
  texts: QrCameraTexts;
  /** False: the camera is off. */
  isOn: boolean;
  /** Called again and again while a code is in sight. */
  onCode: (content: string) => void;
  /** About the last code, instead of the sentence of the running camera. */
  message: string | null;
  /** Actions below a problem, besides another try. */
  actions?: ReactNode;
}

type State = 'starting' | 'running' | CameraProblem;

/** The picture of the camera, with the codes in front of it. It is off while the page is hidden. */
export function QrCamera({ texts, isOn, onCode, message, actions }: Props) {
  const video = useRef<HTMLVideoElement>(null);
  const isSeen = useDocumentVisibility() === 'visible';
  const [attempt, setAttempt] = useState(0);
  const [state, setState] = useState<State>('starting');
  const onEachCode = useCallbackRef(onCode);
  useEffect(() => {
    if (!isOn || !isSeen || video.current === null) return;
    const stopping = new AbortController();
    const { signal } = stopping;
    setState('starting');
    scanCodes(video.current, {
      ...{ signal, onCode: onEachCode },
      onStart: () => setState('running'),
    }).catch((error: unknown) => {
      if (!signal.aborted) setState(cameraProblemOf(error));
    });
    return () => stopping.abort();
  }, [isOn, isSeen, attempt, onEachCode]);
  const problem = state === 'starting' || state === 'running' ? null : state;
  return (
    <div className={classes['camera']}>
      <div className={classes['picture']} hidden={problem !== null}>
        <video ref={video} muted playsInline aria-label={texts.picture} />
        {state === 'running' && <span className={classes['aim']} />}
      </div>
      {problem !== null && <IconCameraOff className={classes['off']} size={32} stroke={1.5} />}
      <p role="status" className={classes['message']} data-problem={problem ?? undefined}>
        {problem === null
          ? state === 'running'
            ? (message ?? texts.running)
            : texts.starting
          : texts.problems[problem]}
      </p>
      {problem !== null && (
        <div className={classes['actions']}>
          {problem !== 'insecure' && (
            <Button variant="default" onClick={() => setAttempt(attempt + 1)}>
              {texts.again}
            </Button>
          )}
          {actions}
        </div>
      )}
    </div>
  );
}
