/** A start error as one sentence without a stack. */
export function startSentence(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { code, port, address } = error as NodeJS.ErrnoException & {
    port?: number;
    address?: string;
  };
  switch (code) {
    case 'EADDRINUSE':
      return `Port ${String(port)} on ${String(address)} is taken; stop what uses it or set PORT.`;
    case 'EACCES':
      return port === undefined
        ? error.message
        : `Port ${String(port)} may not be used by this user; set PORT to one above 1023.`;
    case 'ECONNREFUSED':
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
    case 'ETIMEDOUT':
      return `The database of DATABASE_URL does not answer (${code}).`;
    case '28P01':
    case '28000':
      return 'The database of DATABASE_URL refuses the user or password.';
    case '3D000':
      return `The database of DATABASE_URL does not exist: ${error.message}.`;
    default:
      return error.message || String(code);
  }
}
