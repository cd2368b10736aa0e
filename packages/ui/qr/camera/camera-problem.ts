/**
 * Why a camera shows no picture: it was refused; there is none; another app uses it; the page is not
 * secure, so that the browser offers none; or for another reason.
 */
export type CameraProblem = 'refused' | 'missing' | 'busy' | 'insecure' | 'failed';

/** The problem of an error of `getUserMedia` (Media Capture and Streams, section 10.2). */
export function cameraProblemOf(error: unknown): CameraProblem {
  return (error instanceof Error && problems[error.name]) || 'failed';
}

const problems: Readonly<Record<string, CameraProblem>> = {
  NotAllowedError: 'refused',
  SecurityError: 'refused',
  NotFoundError: 'missing',
  OverconstrainedError: 'missing',
  NotReadableError: 'busy',
  AbortError: 'busy',
  InsecureContextError: 'insecure',
};
