/** Why a write was refused, where no server has said it. */
export const queueMessages = {
  late: 'It was sent before you edited it, so your edit was not saved.',
  silent: 'The server refused it.',
} as const;
